import { makeProject } from './jest.config.mjs';

/**
 * Measures and compares what is not the code of the site: documents, licences, locked packages, fonts, tools,
 * memory and durations. These tests may fail without a defect of the site, so `npm test` does not run them.
 */
const makeCheckConfig = async () => ({
  ...(await makeProject({
    testEnvironment: 'node',
    testMatch: ['<rootDir>/__tests__/check/**/*.test.ts'],
  })),
  testPathIgnorePatterns: [],
  // Durations are measured while no other test runs.
  maxWorkers: 1,
  testTimeout: 600_000,
  // A failed test may leave a process behind, and its pipe would keep the run from ending.
  forceExit: true,
});

export default makeCheckConfig;
