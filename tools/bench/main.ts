import { benchCatalogMemory } from './catalog-memory';
import { benchCatalogSize } from './catalog-size';
import { benchCluster } from './cluster';
import type { Table } from './lib/report';
import { writeResults } from './lib/results';
import { benchMemory } from './memory';
import { benchPages, benchPlain, benchProxy } from './pages';
import { benchStart } from './start';
import { benchTaps } from './taps';

/** Benchmarks by the name in `npm run bench -- NAME`. */
const parts = {
  pages: benchPages,
  plain: benchPlain,
  proxy: benchProxy,
  catalogSize: benchCatalogSize,
  start: benchStart,
  taps: benchTaps,
  memory: benchMemory,
  catalogMemory: benchCatalogMemory,
  cluster: benchCluster,
} as const;

type Part = keyof typeof parts;

function isPart(name: string): name is Part {
  return Object.hasOwn(parts, name);
}

/** Runs all benchmarks, or the named ones, and writes their results as JSON and into `docs/benchmarks.md`. */
async function main(names: readonly string[]): Promise<void> {
  for (const name of names.length > 0 ? names : Object.keys(parts)) {
    if (!isPart(name))
      throw new Error(`There is no benchmark ${name}, only ${Object.keys(parts).join(', ')}`);
    const rows: Table = await parts[name]();
    console.log(`\n${name}`);
    console.table(rows);
    const on = new Date().toISOString().slice(0, 10);
    writeResults((results) => ({ ...results, [name]: { on, rows } }));
  }
}

void main(process.argv.slice(2));
