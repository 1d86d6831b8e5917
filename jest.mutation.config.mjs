import { makeProject } from './jest.config.mjs';
import { mutationPlan } from './tools/lib/mutation-plan.mjs';

const { tests } = mutationPlan(process.env.MUTATE ?? 'lib');

/** The tests of one folder, for Stryker. Its copy of a component test names its environment. */
const makeMutationConfig = async () => ({
  ...(await makeProject({
    testEnvironment: 'node',
    testMatch: tests.map((pattern) => `<rootDir>/${pattern}`),
    // These read the sources, which are instrumented, or take too long.
    testPathIgnorePatterns: ['/(?:linear-time|odd-bodies)\\.test\\.ts$'],
  })),
  // Stryker tells by the name that it can record the coverage of each test.
  testRunner: '<rootDir>/scripts/lib/jest-circus-until-killed.mjs',
  testSequencer: '<rootDir>/scripts/lib/jest-quick-first.mjs',
  // A mutant may hang its test. The slowest tests of these folders take five seconds.
  testTimeout: 15_000,
});

export default makeMutationConfig;
