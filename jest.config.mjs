import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const project = {
  // msw and its dependencies publish browser and node builds; the tests run in node.
  testEnvironmentOptions: { customExportConditions: [''] },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': '<rootDir>/__tests__/support/empty.ts' },
  // These need a build: see jest.cluster.config.mjs.
  testPathIgnorePatterns: ['<rootDir>/__tests__/cluster/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/'],
};

/** These packages are published as ES modules only; next/jest would leave them untransformed. */
const esModules = [
  '@formatjs',
  '@mswjs',
  '@open-draft',
  'icu-minify',
  'intl-messageformat',
  'msw',
  'next-intl',
  'rettime',
  'swiper',
  'until-async',
  'use-intl',
];

/** @param {import('jest').Config} config what sets a project apart */
export const makeProject = async (config) => ({
  ...(await withNext({ ...project, ...config })()),
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`, '^.+\\.module\\.css$'],
});

// A DOM takes as long to make as most tests without one take to run; a test that needs one and is no component
// says so in its first line.
const makeConfig = async () => ({
  // Jest leaves a core free, which on a small machine is half of it.
  maxWorkers: '100%',
  // The machine may be busy with other work; a test is slow only when it hangs.
  testTimeout: 90_000,
  projects: [
    await makeProject({ testEnvironment: 'node', testMatch: ['<rootDir>/__tests__/**/*.test.ts'] }),
    await makeProject({ testEnvironment: 'jsdom', testMatch: ['<rootDir>/__tests__/**/*.test.tsx'] }),
  ],
});

export default makeConfig;
