import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { start } from './lib/run.mjs';
import { ensureServers } from './lib/servers.mjs';
import { readJestReport, readPlaywrightReport } from './lib/test-reports.mjs';
import { createTestRun, npx } from './lib/test-run.mjs';

// Measurements, and comparisons with something outside the code. They run one at a time, because a busy machine changes
// durations.
ensureInstalled();
const executables = { ...ensureServers(), CHROMIUM_PATH: ensureBrowser() };
await ensureBuilt();
const { reportFile, step, suite, finish } = createTestRun();

await step('size of the pages', npx(['tsx', 'tools/bench/size.ts']));

const report = reportFile('jest-check');
await suite(
  'documents, supply chain, durations and memory',
  () =>
    start('npx', ['jest', '-c', 'jest.check.config.mjs', '--json', `--outputFile=${report}`], {
      env: executables,
    }),
  () => readJestReport(report),
);

const browserReport = reportFile('playwright-check');
await suite(
  'order of tasks and durations in the browser',
  () =>
    start('npx', ['playwright', 'test', '-c', 'playwright.check.config.ts'], {
      env: { ...executables, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
    }),
  () => readPlaywrightReport(browserReport),
);

await step('another brand', () => start('node', ['tools/test-brand.mjs'], { collects: true }));
finish();
