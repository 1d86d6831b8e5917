import { defineConfig } from '@playwright/test';

/** Ports of the servers the suite starts; on this machine only. */
const sitePort = 3310;

export default defineConfig({
  testDir: '__tests__/e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json']],
  timeout: 30_000,
  expect: { timeout: 7_000 },
  use: {
    baseURL: `http://localhost:${sitePort}`,
    trace: 'retain-on-failure',
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
