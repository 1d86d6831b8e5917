import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  // Jest leaves a core free, which on a small machine is half of it.
  maxWorkers: '100%',
  // The machine may be busy with other work; a test is slow only when it hangs.
  testTimeout: 90_000,
  // msw and its dependencies publish browser and node builds; the tests run in node.
  testEnvironmentOptions: { customExportConditions: [''] },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': '<rootDir>/__tests__/support/empty.ts' },
  // These need a build: see jest.cluster.config.mjs.
  testPathIgnorePatterns: ['<rootDir>/__tests__/cluster/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
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

const makeConfig = async () => ({
  ...(await withNext(config)()),
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`, '^.+\\.module\\.css$'],
});

export default makeConfig;
