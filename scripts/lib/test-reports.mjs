import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { root } from './paths.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ file: string, title: string, ms: number }} TimedTest
 * @typedef {{ counts: Counts, tests: TimedTest[] }} TestReport
 */

/** @param {string} file absolute @returns {string} as it is written in the repository */
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
  };
}

/**
 * The tests of a file or of a `describe` in it.
 * @param {any} suite
 * @param {string[]} titles of the `describe`s around
 * @returns {TimedTest[]}
 */
function testsOfSuite({ suites = [], specs = [] }, titles) {
  return [
    ...specs.map((/** @type {any} */ { file, title, tests }) => ({
      file: `__tests__/e2e/${file}`,
      title: [...titles, title].join(' '),
      ms: tests
        .flatMap((/** @type {any} */ test) => test.results)
        .reduce((/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration, 0),
    })),
    ...suites.flatMap((/** @type {any} */ suite) => testsOfSuite(suite, [...titles, suite.title])),
  ];
}

/** Reads the report of Playwright's `json` reporter. @param {string} file @returns {TestReport} */
export function readPlaywrightReport(file) {
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    counts: { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
    tests: suites.flatMap((/** @type {any} */ suite) => testsOfSuite(suite, [])),
  };
}

/** Lists the slowest tests, one a line. @param {readonly TimedTest[]} tests @param {number} count */
export function slowestTests(tests, count) {
  return [...tests]
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ file, title, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${file} › ${title}`)
    .join('\n');
}
