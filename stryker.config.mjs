import { mutationPlan } from './tools/lib/mutation-plan.mjs';

const { name, mutate } = mutationPlan(process.env.MUTATE ?? 'lib');
const results = `.data/mutation/${name}`;

const config = {
  mutate,
  testRunner: 'jest',
  jest: { configFile: 'jest.mutation.config.mjs' },
  coverageAnalysis: 'perTest',
  plugins: ['@stryker-mutator/jest-runner', './tools/lib/mutation-ignorer.mjs'],
  ignorers: ['not-worth-a-change'],
  // Only tests in Stryker's environment report coverage, and a test file may name an environment of its own.
  buildCommand: 'node tools/lib/mutation-environment.mjs',
  incremental: true,
  incrementalFile: `${results}/incremental.json`,
  tempDirName: `${results}/sandbox`,
  reporters: ['json', 'clear-text', 'progress-append-only'],
  jsonReporter: { fileName: `${results}/report.json` },
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  ignorePatterns: ['.next', '.data', 'test-results', 'playwright-report', 'coverage', 'deploy', 'docs'],
  concurrency: 1,
  // On a busy machine, a survivor must not become a timeout, which counts as killed.
  timeoutMS: 30_000,
  timeoutFactor: 3,
};

export default config;
