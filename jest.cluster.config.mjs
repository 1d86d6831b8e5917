import { makeProject } from './jest.config.mjs';

/**
 * Runs real processes in one cluster test after the other. `npm run test:cluster` provides the build and the
 * servers.
 */
const makeClusterConfig = async () => ({
  ...(await makeProject({
    testEnvironment: 'node',
    testMatch: ['<rootDir>/__tests__/cluster/**/*.test.ts'],
  })),
  testPathIgnorePatterns: [],
  maxWorkers: 1,
  // The machine may be busy. Only a hanging test is slow.
  testTimeout: 600_000,
  // A failed test may leave a process behind, and its pipe would keep the run from ending.
  forceExit: true,
});

export default makeClusterConfig;
