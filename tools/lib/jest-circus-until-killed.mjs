import { createRequire } from 'node:module';

const { default: runWithCircus } = createRequire(import.meta.url)('jest-circus/runner');

/**
 * @typedef {{ name: string, test: { errors: readonly unknown[], mode?: string | null } }} TestEvent
 * @typedef {{ handleTestEvent?: (event: TestEvent, state: unknown) => unknown }} Environment
 * @typedef {{ testResults: readonly { fullName: string }[] }} Result
 */

/** Names of the tests of each file that has run in this process. */
/** @type {Map<string, readonly string[]>} */
const namesOf = new Map();

/** The mutant that a test has killed. */
/** @type {string | undefined} */
let killed;

/** Skips the tests after the first one that fails. */
const failFast = (/** @type {Environment} */ environment, /** @type {string} */ mutant) => {
  const handle = environment.handleTestEvent?.bind(environment);
  environment.handleTestEvent = (event, state) => {
    if (event.name === 'test_start' && killed === mutant) event.test.mode = 'skip';
    if (event.name === 'test_done' && event.test.errors.length > 0) killed = mutant;
    return handle?.(event, state);
  };
};

/** Returns the result of a file whose tests are all skipped, without loading it. */
const skippedFile = (/** @type {string} */ testFilePath) => ({
  leaks: false,
  numFailingTests: 0,
  numPassingTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  openHandles: [],
  perfStats: { end: 0, loadTestEnvironmentEnd: 0, loadTestEnvironmentStart: 0, runtime: 0, start: 0 },
  skipped: true,
  snapshot: {
    added: 0,
    fileDeleted: false,
    matched: 0,
    unchecked: 0,
    uncheckedKeys: [],
    unmatched: 0,
    updated: 0,
  },
  testFilePath,
  testResults: [
    {
      ancestorTitles: [],
      failureDetails: [],
      failureMessages: [],
      fullName: '',
      status: 'pending',
      title: '',
    },
  ],
});

/**
 * Runs a test file for Stryker, which neither stops at the test that kills a mutant nor leaves out the files whose tests
 * do not cover it. Loading those takes most of the time.
 * @param {{ testNamePattern?: string }} globalConfig
 * @param {unknown} config
 * @param {Environment} environment
 * @param {unknown} runtime
 * @param {string} testPath
 * @param {...unknown} more
 * @returns {Promise<unknown>}
 */
export default async function runTests(globalConfig, config, environment, runtime, testPath, ...more) {
  const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  if (mutant !== undefined) {
    const pattern = new RegExp(globalConfig.testNamePattern ?? '', 'i');
    const names = namesOf.get(testPath);
    if (killed === mutant || (names && !names.some((name) => pattern.test(name))))
      return skippedFile(testPath);
    failFast(environment, mutant);
  }
  /** @type {Result} */
  const result = await runWithCircus(globalConfig, config, environment, runtime, testPath, ...more);
  if (!namesOf.has(testPath))
    namesOf.set(
      testPath,
      result.testResults.map(({ fullName }) => fullName),
    );
  return result;
}
