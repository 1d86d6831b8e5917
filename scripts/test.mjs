import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { start } from './lib/run.mjs';
import { ensureServers } from './lib/servers.mjs';
import { describeFailures, readJestReport, readPlaywrightReport, slowestTests } from './lib/test-reports.mjs';

/** @typedef {import('./lib/test-reports.mjs').TestReport} TestReport */

const isFast = process.argv.includes('--fast');
const results = join(root, 'test-results');
const jestFile = join(results, 'jest.json');
const clusterFile = join(results, 'jest-cluster.json');
const playwrightFile = join(results, 'playwright.json');

const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {import('./lib/test-reports.mjs').TimedTest[]} */
const tests = [];
/** @type {import('./lib/test-reports.mjs').Failure[]} */
const failures = [];
const startedAt = Date.now();

/** @param {string} title @param {number} startedAt @param {{ ok: boolean, output: string }} ended */
function show(title, startedAt, { ok, output }) {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  console.log(`${output}— ${title}: ${ok ? 'passed' : 'FAILED'} after ${seconds} s`);
}

/** @param {string} name @param {string} output */
const asFailure = (name, output) => ({ name, message: output.trimEnd().split('\n').slice(-20).join('\n') });

/**
 * A check without its own count is one test.
 * @param {string} title
 * @param {() => Promise<{ ok: boolean, output: string }>} check
 */
async function step(title, check) {
  const startedAt = Date.now();
  const ended = await check();
  show(title, startedAt, ended);
  total[ended.ok ? 'passed' : 'failed'] += 1;
  if (!ended.ok) failures.push(asFailure(title, ended.output));
  return ended.ok;
}

/**
 * Runs a runner with a report; a missing report, or a failure without a failed test, is a failure.
 * @param {string} title
 * @param {() => Promise<{ ok: boolean, output: string }>} runTests
 * @param {() => TestReport} read
 */
async function suite(title, runTests, read) {
  const startedAt = Date.now();
  const ended = await runTests();
  show(title, startedAt, ended);
  try {
    const { counts, tests: timed, failures: failed } = read();
    for (const kind of /** @type {const} */ (['passed', 'failed', 'skipped'])) total[kind] += counts[kind];
    if (!ended.ok && counts.failed === 0) {
      total.failed += 1;
      failures.push(asFailure(title, ended.output));
    }
    tests.push(...timed);
    failures.push(...failed);
  } catch (error) {
    total.failed += 1;
    failures.push({ name: title, message: `no report: ${error}` });
  }
}

ensureInstalled();
const executables = isFast ? {} : { ...ensureServers(), CHROMIUM_PATH: ensureBrowser() };
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** @param {string[]} args */
const checkWith = (args) => () => start('npx', args, { collects: true });

const checkTypes = async () => {
  await step('route types', checkWith(['next', 'typegen']));
  await step('types', checkWith(['tsc', '--noEmit']));
};

const checkSources = async () => {
  await step('lint and format', checkWith(['biome', 'check', '--error-on-warnings', '.']));
  await step('unused code', checkWith(['knip', '--no-progress']));
};

const testUnits = () =>
  suite(
    'unit and component tests',
    () => start('npx', ['jest', '--json', `--outputFile=${jestFile}`, '--silent']),
    () => readJestReport(jestFile),
  );

const testCluster = () =>
  suite(
    'cluster tests',
    () =>
      start('npx', ['jest', '-c', 'jest.cluster.config.mjs', '--json', `--outputFile=${clusterFile}`], {
        env: executables,
        collects: true,
      }),
    () => readJestReport(clusterFile),
  );

// Browsers use every core. The cluster tests beside them mostly wait, and measure durations.
const testEndToEnd = () =>
  suite(
    'end-to-end tests',
    () =>
      start('npx', ['playwright', 'test'], {
        env: { ...executables, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightFile },
        yields: true,
      }),
    () => readPlaywrightReport(playwrightFile),
  );

const testOtherBrand = () =>
  step('another brand', () => start('node', ['scripts/test-brand.mjs'], { collects: true, yields: true }));

/** Bytes are the same on every machine, so that this check never waits for a quiet one. */
const weighPages = () =>
  step('size of the pages', () => start('npx', ['tsx', 'bench/size.ts'], { collects: true }));

// Independent checks run concurrently, which saves most of the time on two cores.
const [built] = await Promise.all([
  isFast ? checkTypes() : checkTypes().then(() => step('build', () => build({ collects: true }))),
  checkSources().then(testUnits),
]);
if (built) {
  await weighPages();
  await Promise.all([testCluster(), testEndToEnd(), testOtherBrand()]);
}

console.log(`\nSlowest tests:\n${slowestTests(tests, 10)}`);
if (failures.length > 0) console.log(`\nFailed:\n${describeFailures(failures)}`);
console.log(`\nTook ${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 ? 1 : 0);
