import { defineConfig } from '@playwright/test';
import { sitePort } from './__tests__/e2e/support/sites';
import { returning } from './__tests__/e2e/support/visitors';

export default defineConfig({
  testDir: '__tests__/e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  // Much of a test is waiting, for a browser or for a slow service.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // The report goes to the file that scripts/test.mjs names; by hand only the list is of interest.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  // The machine may be busy with other work; a test is slow only when it hangs.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${sitePort}`,
    storageState: returning,
    // A trace of every test would take a third of the time; `--trace on` brings it back for one that fails.
    trace: 'off',
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
        // A worker's tests follow each other, so its browser need not start a process for the pages of each.
        '--renderer-process-limit=1',
      ],
    },
  },
  webServer: {
    command: 'node .next/standalone/server.js',
    env: { PORT: String(sitePort), HOSTNAME: '0.0.0.0', LOG_LEVEL: 'error' },
    url: `http://localhost:${sitePort}/api/health`,
    reuseExistingServer: false,
  },
});
