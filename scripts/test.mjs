import { ensureBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { start } from './lib/run.mjs';
import { ensureServers } from './lib/servers.mjs';
import { readJestReport, readPlaywrightReport } from './lib/test-reports.mjs';
import { createTestRun, npx } from './lib/test-run.mjs';

// Every check of this command fails only for a defect of the site. `npm run check` has measurements and comparisons.
const isFast = process.argv.includes('--fast');

ensureInstalled();
const executables = isFast ? {} : { ...ensureServers(), CHROMIUM_PATH: ensureBrowser() };
const { reportFile, step, suite, finish } = createTestRun();

const checkTypes = async () => {
  await step('route types', npx(['next', 'typegen']));
  await step('types', npx(['tsc', '--noEmit']));
};

const checkSources = async () => {
  await step('lint and format', npx(['biome', 'check', '--error-on-warnings', '.']));
  await step('unused code', npx(['knip', '--no-progress']));
};

const testUnits = () => {
  const report = reportFile('jest');
  return suite(
    'unit and component tests',
    () => start('npx', ['jest', '--json', `--outputFile=${report}`, '--silent']),
    () => readJestReport(report),
  );
};

const testCluster = () => {
  const report = reportFile('jest-cluster');
  const args = ['jest', '-c', 'jest.cluster.config.mjs', '--json', `--outputFile=${report}`];
  return suite('cluster tests', npx(args, { env: executables }), () => readJestReport(report));
};

// Browsers use every core. The cluster tests beside them mostly wait.
const testEndToEnd = () => {
  const report = reportFile('playwright');
  return suite(
    'end-to-end tests',
    () =>
      start('npx', ['playwright', 'test'], {
        env: { ...executables, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      }),
    () => readPlaywrightReport(report),
  );
};

// Independent checks run concurrently, which saves most of the time on two cores.
const [built] = await Promise.all([
  isFast ? checkTypes() : checkTypes().then(() => step('build', () => build({ collects: true }))),
  checkSources().then(testUnits),
]);
const guardSizes = () => step('size of the pages', npx(['tsx', 'tools/bench/size.ts', '--guard']));
if (built) await Promise.all([guardSizes(), testCluster(), testEndToEnd()]);
finish();
