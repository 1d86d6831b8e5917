import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** Tests of durations and of the order of tasks, which need a quiet machine; `npm run check` runs them. */
const { projects: _, ...shared } = config;

export default defineConfig({
  ...shared,
  testDir: '__tests__/check/e2e',
  outputDir: 'test-results/playwright-check',
  workers: 1,
});
