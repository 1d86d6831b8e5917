import { readFileSync, writeFileSync } from 'node:fs';
import { runSite } from '@/test-support/run-site';
import { guardFactor } from './size/compare';
import { measurePages } from './size/measure';
import { explain, failing, type Recorded, toRecord, toTable } from './size/report';

const recordFile = 'tools/bench/sizes.json';

/**
 * Weighs the pages of the build, compares them with their budgets, and with `--record` stores their weights. With
 * `--guard` it does not read the modules, warns above a limit, and fails from 3 % above it.
 */
async function main(options: readonly string[]): Promise<void> {
  const isGuard = options.includes('--guard');
  const site = await runSite();
  const measured = await measurePages(site.url, { readsModules: !isGuard }).finally(site.stop);
  const recorded: Recorded = JSON.parse(readFileSync(recordFile, 'utf8'));
  console.log('KB (1,024 bytes) of each page / limit; scripts and sheets with gzip');
  console.table(toTable(measured));
  console.log(explain(measured, recorded).join('\n'));
  if (options.includes('--record')) {
    writeFileSync(recordFile, `${JSON.stringify(toRecord(measured), null, 2)}\n`);
  }
  const heavy = failing(measured, isGuard ? guardFactor : 1);
  if (heavy.length > 0)
    throw new Error(`Above the limits of tools/bench/size/budgets.ts: ${heavy.join(', ')}`);
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
