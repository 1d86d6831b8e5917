import makeConfig from './jest.config.mjs';

/** Real processes in one cluster after the other; `npm run test:cluster` makes the build and the servers they need. */
const makeClusterConfig = async () => ({
  ...(await makeConfig()),
  testMatch: ['<rootDir>/__tests__/cluster/**/*.test.ts'],
  testPathIgnorePatterns: [],
  maxWorkers: 1,
  testTimeout: 300_000,
});

export default makeClusterConfig;
