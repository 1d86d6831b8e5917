import { readFileSync, writeFileSync } from 'node:fs';
import { type Results, toMarkdown } from './report';

/** Every recorded result, as JSON. */
export const resultsFile = 'tools/bench/results.json';

/** Applies `change` to the stored results, and writes them as JSON and as `docs/benchmarks.md`. */
export function writeResults(change: (results: Results) => Results): void {
  const results = change(JSON.parse(readFileSync(resultsFile, 'utf8')));
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync('docs/benchmarks.md', toMarkdown(results));
}
