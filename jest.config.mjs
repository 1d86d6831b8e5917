import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

const setup = ['<rootDir>/jest.setup.ts'];

/** @type {import('jest').Config} */
const project = {
  // msw and its dependencies publish browser and node builds. The tests run in node.
  testEnvironmentOptions: { customExportConditions: [''] },
  setupFilesAfterEnv: setup,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': '<rootDir>/__tests__/support/empty.ts' },
  // These have configurations of their own: jest.check.config.mjs and jest.cluster.config.mjs.
  testPathIgnorePatterns: ['<rootDir>/__tests__/check/', '<rootDir>/__tests__/cluster/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/'],
};

/** These packages are published only as ES modules, which next/jest does not transform by default. */
const esModules = [
  '@formatjs',
  '@mswjs',
  '@open-draft',
  'icu-minify',
  'intl-messageformat',
  'msw',
  'next/dist/compiled/@vercel/og',
  'next/dist/server/og',
  'next-intl',
  'pixelmatch',
  'rettime',
  'swiper',
  'until-async',
  'use-intl',
];

/** @param {import('jest').Config} config options of one project */
export const makeProject = async (config) => ({
  ...(await withNext({ ...project, ...config })()),
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`, '^.+\\.module\\.css$'],
});

// Creating a DOM takes as long as most tests run without one. A test that needs a DOM and is not a component
// test says so in its first line.
const makeConfig = async () => ({
  // By default Jest leaves one core idle, which is half of a small machine.
  maxWorkers: '100%',
  // The machine may be slow and busy. Only a hanging test takes so long.
  testTimeout: 600_000,
  projects: [
    await makeProject({ testEnvironment: 'node', testMatch: ['<rootDir>/__tests__/**/*.test.ts'] }),
    await makeProject({
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
      setupFilesAfterEnv: [...setup, '<rootDir>/jest.setup.dom.ts'],
    }),
  ],
});

export default makeConfig;
