import { makeProject } from './jest.config.mjs';

/** Real processes in one cluster after the other; `npm run test:cluster` makes the build and the servers they need. */
const makeClusterConfig = async () => ({
  ...(await makeProject({
    testEnvironment: 'node',
    testMatch: ['<rootDir>/__tests__/cluster/**/*.test.ts'],
  })),
  testPathIgnorePatterns: [],
  maxWorkers: 1,
  testTimeout: 300_000,
  // A test that fails may leave a process behind, whose pipe would keep the run from ending.
  forceExit: true,
});

export default makeClusterConfig;
