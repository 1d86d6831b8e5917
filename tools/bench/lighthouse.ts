import { readFileSync } from 'node:fs';
import type { Results } from './lib/report';
import { resultsFile, writeResults } from './lib/results';
import { blankFolder, siteFolder, startServer } from './lib/server';
import { type Audit, audit } from './lighthouse/audit';
import { blame } from './lighthouse/blame';
import { isPageName, type PageName, pageNames, pages } from './lighthouse/pages';
import { seoScores } from './lighthouse/seo';
import { isSlower, misses, type Summary, summarize } from './lighthouse/summary';

const rounds = 5;

/** Audits the pages and the blank page in turn, round by round, so that a busy machine slows all of them. */
async function race(names: readonly PageName[]): Promise<Map<PageName | 'blank', Audit[]>> {
  const site = await startServer(siteFolder);
  const blank = await startServer(blankFolder, {}, { readyPath: '/' });
  const urls = new Map<PageName | 'blank', string>([
    ['blank', `http://localhost:${blank.port}/`],
    ...names.map((name) => [name, `http://localhost:${site.port}${pages[name].path}`] as const),
  ]);
  const audits = new Map([...urls.keys()].map((name) => [name, [] as Audit[]]));
  try {
    // Pictures are rendered at their first request.
    for (const url of urls.values()) await audit(url);
    for (let round = 1; round <= rounds; round += 1) {
      for (const [name, url] of urls) audits.get(name)?.push(await audit(url));
      console.log(`Round ${round} of ${rounds}`);
    }
    return audits;
  } finally {
    await Promise.all([site.stop(), blank.stop()]);
  }
}

/** Explains which pages miss a target or are slower than in the recorded run. */
function explain(row: Summary, name: PageName, audits: readonly Audit[], recorded: Results): string[] {
  const before = recorded.lighthouse?.rows.find(({ page }) => page === name);
  const texts = [...misses(name, row), ...(isSlower(row, before) ? ['slower than in the recorded run'] : [])];
  const last = audits.at(-1);
  return texts.length > 0 ? [`${name}: ${texts.join('; ')}`, ...(last ? blame(last) : [])] : [];
}

async function main(chosen: readonly string[]): Promise<void> {
  const unknown = chosen.filter((name) => !isPageName(name));
  if (unknown.length > 0) throw new Error(`No page ${unknown.join(', ')}, only ${pageNames.join(', ')}`);
  const names = chosen.length > 0 ? chosen.filter(isPageName) : pageNames;
  const audits = await race(names);
  const seo = await seoScores(names);
  const blank = audits.get('blank') ?? [];
  const rows = [...audits].map(([name, own]) =>
    summarize(name, own, blank, name === 'blank' ? (blank[0]?.seo ?? 0) : (seo.get(name) ?? 0)),
  );
  console.table(rows);
  const recorded: Results = JSON.parse(readFileSync(resultsFile, 'utf8'));
  for (const row of rows) {
    if (!isPageName(row.page)) continue;
    console.log(explain(row, row.page, audits.get(row.page) ?? [], recorded).join('\n'));
  }
  if (chosen.length > 0) return;
  const on = new Date().toISOString().slice(0, 10);
  writeResults((results) => ({ ...results, lighthouse: { on, rows } }));
}

void main(process.argv.slice(2));
