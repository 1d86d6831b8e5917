import { readFileSync, writeFileSync } from 'node:fs';
import { benchCluster } from './cluster';
import { benchGrowth } from './growth';
import { toMarkdown } from './lib/report';
import { benchMemory } from './memory';
import { benchPages, benchPlain, benchProxy } from './pages';
import { benchShelf } from './shelf';
import { benchStart } from './start';

/** The parts, by the name that `npm run bench -- NAME` takes. */
const parts = {
  pages: benchPages,
  plain: benchPlain,
  proxy: benchProxy,
  growth: benchGrowth,
  start: benchStart,
  memory: benchMemory,
  shelf: benchShelf,
  cluster: benchCluster,
} as const;

type Part = keyof typeof parts;
export type Table = readonly Readonly<Record<string, string | number>>[];
export type Results = { -readonly [Name in Part]?: { readonly on: string; readonly rows: Table } };

const resultsFile = 'bench/results.json';

function isPart(name: string): name is Part {
  return Object.hasOwn(parts, name);
}

/** Runs all parts, or the named ones, and writes their results as JSON and into `docs/benchmarks.md`. */
async function main(names: readonly string[]): Promise<void> {
  const results = JSON.parse(readFileSync(resultsFile, 'utf8')) as Results;
  for (const name of names.length > 0 ? names : Object.keys(parts)) {
    if (!isPart(name))
      throw new Error(`There is no benchmark ${name}, only ${Object.keys(parts).join(', ')}`);
    const rows: Table = await parts[name]();
    console.log(`\n${name}`);
    console.table(rows);
    results[name] = { on: new Date().toISOString().slice(0, 10), rows };
    writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
  }
  writeFileSync('docs/benchmarks.md', toMarkdown(results));
}

void main(process.argv.slice(2));
