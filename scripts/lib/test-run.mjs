import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { start } from './run.mjs';
import { describeFailures, slowestTests } from './test-reports.mjs';

/**
 * @typedef {import('./test-reports.mjs').TestReport} TestReport
 * @typedef {{ ok: boolean, output: string }} Ended
 */

/** Maximum number of flaky tests. More of them are a defect of the site or of the tests. */
const maxFlaky = 3;

/** Collects the results of several runners, and prints them as one. */
export function createTestRun() {
  const results = join(root, 'test-results');
  const startedAt = Date.now();
  const total = { passed: 0, failed: 0, skipped: 0 };
  /** @type {import('./test-reports.mjs').TimedTest[]} */
  const tests = [];
  /** @type {import('./test-reports.mjs').Failure[]} */
  const failures = [];
  /** @type {import('./test-reports.mjs').Failure[]} */
  const flaky = [];
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });

  /** @param {string} name @param {string} output */
  const fail = (name, output) => {
    total.failed += 1;
    failures.push({ name, message: output.trimEnd().split('\n').slice(-20).join('\n') });
  };

  /** @param {string} title @param {() => Promise<Ended>} runCommand */
  async function timed(title, runCommand) {
    const begunAt = Date.now();
    const ended = await runCommand();
    const seconds = ((Date.now() - begunAt) / 1000).toFixed(0);
    console.log(`${ended.output}— ${title}: ${ended.ok ? 'passed' : 'FAILED'} after ${seconds} s`);
    return ended;
  }

  return {
    /** Returns the path of a runner's report. @param {string} name */
    reportFile: (name) => join(results, `${name}.json`),

    /**
     * Runs a check that counts as one test.
     * @param {string} title
     * @param {() => Promise<Ended>} check
     */
    async step(title, check) {
      const { ok, output } = await timed(title, check);
      if (ok) total.passed += 1;
      else fail(title, output);
      return ok;
    },

    /**
     * Runs a test runner with a report; a missing report, or a failure without a failed test, is a failure.
     * @param {string} title
     * @param {() => Promise<Ended>} runTests
     * @param {() => TestReport} read
     */
    async suite(title, runTests, read) {
      const { ok, output } = await timed(title, runTests);
      try {
        const report = read();
        for (const kind of /** @type {const} */ (['passed', 'failed', 'skipped']))
          total[kind] += report.counts[kind];
        if (!ok && report.counts.failed === 0) fail(title, output);
        tests.push(...report.tests);
        failures.push(...report.failures);
        flaky.push(...(report.flaky ?? []));
      } catch (error) {
        fail(title, `no report: ${error}`);
      }
    },

    /** Prints the result, and ends the process. */
    finish() {
      if (flaky.length > maxFlaky) fail('flaky tests', `${flaky.length} of at most ${maxFlaky}, see below`);
      console.log(`\nSlowest tests:\n${slowestTests(tests, 10)}`);
      if (flaky.length > 0) console.log(`\nFlaky, passed when repeated:\n${describeFailures(flaky)}`);
      if (failures.length > 0) console.log(`\nFailed:\n${describeFailures(failures)}`);
      console.log(`\nTook ${((Date.now() - startedAt) / 60_000).toFixed(1)} minutes`);
      console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
      process.exit(total.failed > 0 ? 1 : 0);
    },
  };
}

/**
 * Returns a check that runs a command of an installed package, and collects its output.
 * @param {string[]} args
 * @param {{ env?: Record<string, string> }} [options] as of `start`
 */
export const npx =
  (args, options = {}) =>
  () =>
    start('npx', args, { collects: true, ...options });
