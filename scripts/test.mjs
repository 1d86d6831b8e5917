import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const fast = process.argv.includes('--fast');
const results = join(root, 'test-results');
const jestFile = join(results, 'jest.json');
const clusterFile = join(results, 'jest-cluster.json');
const playwrightFile = join(results, 'playwright.json');
const total = { passed: 0, failed: 0, skipped: 0 };

/** @param {Partial<typeof total>} counts */
function add({ passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

/** A check without a count of its own is one test. @param {string} title @param {() => boolean} check */
function step(title, check) {
  console.log(`\n— ${title}`);
  const ok = check();
  add(ok ? { passed: 1 } : { failed: 1 });
  return ok;
}

/**
 * A runner with a report; one that leaves no report, or fails without naming a test, is a failure.
 * @param {string} title
 * @param {() => boolean} runTests
 * @param {() => typeof total} read
 */
function suite(title, runTests, read) {
  console.log(`\n— ${title}`);
  const ok = runTests();
  try {
    const counts = read();
    add(counts);
    if (!ok && counts.failed === 0) add({ failed: 1 });
  } catch (error) {
    console.error(`${title} left no report: ${error}`);
    add({ failed: 1 });
  }
}

/** @param {string} file */
function readJest(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = report;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests + numTodoTests,
  };
}

function readPlaywright() {
  const { stats } = JSON.parse(readFileSync(playwrightFile, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

ensureInstalled();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

step('types', () => run('npx', ['next', 'typegen']) && run('npx', ['tsc', '--noEmit']));
step('lint and format', () => run('npx', ['biome', 'check', '--error-on-warnings', '.']));
suite(
  'unit and component tests',
  () => run('npx', ['jest', '--json', `--outputFile=${jestFile}`, '--silent']),
  () => readJest(jestFile),
);

if (!fast) {
  const { build } = await import('./lib/build.mjs');
  const { ensureBrowser } = await import('./lib/browser.mjs');
  const { ensureServers } = await import('./lib/servers.mjs');
  const built = step('build', build);
  const chromium = ensureBrowser();
  const servers = ensureServers();
  if (built) {
    suite(
      'cluster test',
      () =>
        run(
          'npx',
          ['jest', '-c', 'jest.cluster.config.mjs', '--json', `--outputFile=${clusterFile}`],
          servers,
        ),
      () => readJest(clusterFile),
    );
    suite(
      'end-to-end tests',
      () =>
        run('npx', ['playwright', 'test'], {
          CHROMIUM_PATH: chromium,
          PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightFile,
        }),
      readPlaywright,
    );
  }
}

console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 ? 1 : 0);
