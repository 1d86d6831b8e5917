import { type Journey, windows } from '@/__tests__/browsers/journey';
import { journeys } from '@/__tests__/browsers/journeys';
import { startFirefox } from '@/test-support/browsers/firefox';
import type { DrivenBrowser } from '@/test-support/browsers/tab';
import { createVisitor } from '@/test-support/browsers/visitor';
import { startWebKit } from '@/test-support/browsers/webkit';
import { say } from '@/test-support/gallery/say';
import { runSite } from '@/test-support/run-site';

const hosts = { us: 'localhost', quebec: 'fr.ca.localhost' };
const { FIREFOX_PATH = '', WEBKIT_DRIVER_PATH = '', XVFB_PATH = '' } = process.env;
/** By the name of the browser. */
const starts = {
  firefox: () => startFirefox(FIREFOX_PATH),
  webkit: () => startWebKit(WEBKIT_DRIVER_PATH, XVFB_PATH),
};

async function travel(browser: DrivenBrowser, siteUrl: string, journey: Journey): Promise<void> {
  const { site = 'us', window = 'desktop', isNew = false, run } = journey;
  const tab = await browser.open();
  try {
    const { width, height } = windows[window];
    await tab.resize(width, height);
    const visitor = createVisitor(tab, siteUrl.replace('localhost', hosts[site]));
    await visitor.answerDialogs(isNew);
    await run(visitor, say(site === 'us' ? 'en' : 'fr'));
    if (tab.errors().length > 0) throw new Error(tab.errors().join('\n'));
  } finally {
    await tab.close();
  }
}

type Total = Record<'passed' | 'failed' | 'skipped', number>;

async function travelEach(browser: DrivenBrowser, siteUrl: string, chosen: readonly Journey[], total: Total) {
  for (const journey of chosen) {
    const startedAt = Date.now();
    const error = await travel(browser, siteUrl, journey).then(
      () => null,
      (reason: Error) => reason,
    );
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    total[error ? 'failed' : 'passed'] += 1;
    console.log(`${browser.name}: ${journey.name}: ${error ? 'FAILED' : 'passed'} after ${seconds} s`);
    if (error) console.log(error.message);
  }
}

/** Runs every journey in both browsers, or those that contain one of the words as in `firefox: wishlist`. */
async function main(words: readonly string[]): Promise<void> {
  const site = await runSite();
  const total: Total = { passed: 0, failed: 0, skipped: 0 };
  try {
    for (const [name, start] of Object.entries(starts)) {
      const isChosen = (title: string) => words.length === 0 || words.some((word) => title.includes(word));
      const chosen = journeys.filter((journey) => isChosen(`${name}: ${journey.name}`));
      total.skipped += journeys.length - chosen.length;
      if (chosen.length === 0) continue;
      const browser = await start();
      await travelEach(browser, site.url, chosen, total).finally(browser.close);
    }
  } finally {
    await site.stop();
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
