import { defineConfig } from '@playwright/test';
import { sitePort } from './__tests__/e2e/support/sites';
import { returning } from './__tests__/e2e/support/visitors';

/** Files with one server for all their tests, which follow each other in one worker, or with a long test. */
const serial =
  /\/(?:category-content|consent|cookie-banner|editor|injection|newsletter|operations|outage|reviews|strip-motion|write-review)\.spec\.ts$/;

export default defineConfig({
  testDir: '__tests__/e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  // Tests mostly wait, for a browser or for a slow service.
  workers: 3,
  // The serial files start first, so that every worker is busy to the end.
  projects: [
    { name: 'serial', testMatch: serial },
    { name: 'parallel', testIgnore: serial },
  ],
  forbidOnly: Boolean(process.env.CI),
  // A failed test that then passes counts as passed, and is named in the report.
  retries: 2,
  // scripts/test.mjs names a file for the report. Without it, print the list.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  // The machine may be busy. Only a hanging test is slow.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${sitePort}`,
    storageState: returning,
    // Pages that move need more of the processor. Tests of motion ask for it.
    reducedMotion: 'reduce',
    // A trace of every test would take a third of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The tests of a worker run one after the other, so all pages of its browser can share a process.
        '--renderer-process-limit=1',
      ],
    },
  },
  webServer: {
    command: 'node .next/standalone/server.js',
    // Idle connections stay open: a busy test may send a request on one at the very time at which the server closes it.
    env: {
      PORT: String(sitePort),
      HOSTNAME: '0.0.0.0',
      LOG_LEVEL: 'error',
      KEEP_ALIVE_TIMEOUT: '600000',
    },
    url: `http://localhost:${sitePort}/api/health`,
    reuseExistingServer: false,
  },
});
