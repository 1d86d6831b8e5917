import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { root } from './paths.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ file: string, title: string, ms: number }} TimedTest
 * @typedef {{ name: string, message: string }} Failure
 * @typedef {{ counts: Counts, tests: TimedTest[], failures: Failure[], flaky: Failure[] }} TestReport
 */

/** @param {string} file absolute @returns {string} its path in the repository */
const inProject = (file) => relative(root, file).split(sep).join('/');

/** Reads the report that `jest --json` writes. @param {string} file @returns {TestReport} */
export function readJestReport(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = report;
  return {
    counts: {
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
      skipped: numPendingTests + numTodoTests,
    },
    tests: report.testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
      assertionResults.map((/** @type {any} */ { fullName, duration }) => ({
        file: inProject(name),
        title: fullName,
        ms: duration ?? 0,
      })),
    ),
    failures: report.testResults.flatMap(jestFailures),
    flaky: [],
  };
}

/** @param {any} file one file of Jest's report; without tests if it could not be run @returns {Failure[]} */
function jestFailures({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [{ name: inProject(name), message }];
  return failed.map((/** @type {any} */ { fullName, failureMessages }) => ({
    name: `${inProject(name)} › ${fullName}`,
    message: failureMessages.join('\n'),
  }));
}

/** @param {string[]} statuses of a test in Playwright's projects @returns {'passed' | 'flaky' | 'failed'} */
function statusOf(statuses) {
  if (statuses.includes('unexpected')) return 'failed';
  return statuses.includes('flaky') ? 'flaky' : 'passed';
}

/**
 * The tests of a file or of a `describe` in it.
 * @param {any} suite
 * @param {string[]} titles of the `describe`s around
 * @returns {(TimedTest & { status: 'passed' | 'flaky' | 'failed', message: string })[]}
 */
function testsOfSuite({ suites = [], specs = [] }, titles) {
  return [
    ...specs.map((/** @type {any} */ { file, title, tests }) => {
      const results = tests.flatMap((/** @type {any} */ test) => test.results);
      return {
        file: `__tests__/e2e/${file}`,
        title: [...titles, title].join(' '),
        ms: results.reduce((/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration, 0),
        status: statusOf(tests.map((/** @type {any} */ { status }) => status)),
        message: results
          .flatMap((/** @type {any} */ { errors }) => errors.map(({ message = '' }) => message))
          .join('\n'),
      };
    }),
    ...suites.flatMap((/** @type {any} */ suite) => testsOfSuite(suite, [...titles, suite.title])),
  ];
}

/**
 * Reads the report of Playwright's `json` reporter. A flaky test, which passed when it was repeated, counts as passed.
 * @param {string} file
 * @returns {TestReport}
 */
export function readPlaywrightReport(file) {
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  /** @type {ReturnType<typeof testsOfSuite>} */
  const tests = suites.flatMap((/** @type {any} */ suite) => testsOfSuite(suite, []));
  const named = (/** @type {'flaky' | 'failed'} */ wanted) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ file, title, message }) => ({ name: `${file} › ${title}`, message }));
  return {
    counts: { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
    tests: tests.map(({ file, title, ms }) => ({ file, title, ms })),
    failures: named('failed'),
    flaky: named('flaky'),
  };
}

/** Describes failures with the first lines of their messages. @param {readonly Failure[]} failures */
export function describeFailures(failures) {
  const describe = (/** @type {Failure} */ { name, message }) =>
    [name, ...message.split('\n').slice(0, 20)].join('\n  ');
  return failures.map(describe).join('\n');
}

/** Lists the slowest tests, one a line. @param {readonly TimedTest[]} tests @param {number} count */
export function slowestTests(tests, count) {
  return [...tests]
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ file, title, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${file} › ${title}`)
    .join('\n');
}
