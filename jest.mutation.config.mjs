import { makeProject } from './jest.config.mjs';
import { mutationPlan } from './scripts/lib/mutation-plan.mjs';

const { tests } = mutationPlan(process.env.MUTATE ?? 'lib');

/** The tests of one folder, for Stryker. Its copy of a component test names its environment. */
const makeMutationConfig = async () => ({
  ...(await makeProject({
    testEnvironment: 'node',
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts', '<rootDir>/scripts/lib/mutation-fail-fast.mjs'],
    testMatch: tests.map((pattern) => `<rootDir>/${pattern}`),
    // They measure time, which instrumented code takes more of.
    testPathIgnorePatterns: ['/linear-time\\.test\\.ts$'],
  })),
  testTimeout: 90_000,
});

export default makeMutationConfig;
