import { readFileSync } from 'node:fs';
import type { JcrValue } from '../package/jcr';
import { walk } from '../package/jcr';
import { readDocuments, repositoryPath } from '../package/read-package';
import { readZip } from '../package/zip';

type Installed = { readonly path: string; readonly properties: Readonly<Record<string, unknown>> };

function expected(value: JcrValue, size: number | undefined): unknown {
  if (typeof value !== 'object' || !('type' in value)) return value;
  if (value.type === 'Long') return Number(value.value);
  return value.type === 'Binary' ? `bytes:${size}` : value.value;
}

/** Returns the content of a package that a repository lacks after its installation. */
function missing(zip: Buffer, installed: ReadonlyMap<string, Installed['properties']>): string[] {
  const entries = readZip(zip);
  const files = entries.filter(({ path }) => !path.endsWith('.content.xml'));
  const sizes = new Map(files.map(({ path, bytes }) => [repositoryPath(path), bytes.length]));
  return readDocuments(entries).flatMap((document) =>
    [...walk(document)].flatMap(({ path, node }) => {
      const found = installed.get(path);
      if (!found) return [`${path} is missing`];
      const all = { ...node.properties };
      if (path.endsWith('/renditions/original/jcr:content')) {
        all['jcr:data'] = `bytes:${sizes.get(path.slice(0, path.lastIndexOf('/')))}`;
      }
      return Object.entries(all).flatMap(([name, value]) => {
        const want = JSON.stringify(expected(value, sizes.get(`${path}/${name}`)));
        const got = JSON.stringify(found[name]);
        return want === got ? [] : [`${path}/${name} is ${got}, not ${want}`];
      });
    }),
  );
}

/** Compares the listing of a repository with the installed packages. */
function main([listing = '', ...zips]: readonly string[]): void {
  const nodes = readFileSync(listing, 'utf8').trim().split('\n');
  const installed = new Map(
    nodes.map((line) => JSON.parse(line) as Installed).map(({ path, properties }) => [path, properties]),
  );
  const problems = zips.flatMap((zip) => missing(readFileSync(zip), installed));
  for (const problem of problems.slice(0, 20)) console.error(problem);
  console.log(`The repository has ${installed.size} nodes; ${problems.length} differences from the packages`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

main(process.argv.slice(2));
