import { execFileSync } from 'node:child_process';
import type { APIRequestContext } from '@playwright/test';

const printFreePort = `const server = require('node:net').createServer().listen(0, () => {
  process.stdout.write(String(server.address().port));
  server.close();
});`;

// The config and all workers need one port, and a config is synchronous. Workers inherit the environment of the config.
process.env.E2E_PORT ||= execFileSync(process.execPath, ['-e', printFreePort], { encoding: 'utf8' });

/** The port of the server of all tests: `E2E_PORT`, or a free one. */
export const sitePort = Number(process.env.E2E_PORT);

/** The three sites of one server, and the windows in which every screen is checked. */
export const sites = {
  us: `http://localhost:${sitePort}`,
  canada: `http://ca.localhost:${sitePort}`,
  quebec: `http://fr.ca.localhost:${sitePort}`,
} as const;

export const viewports = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;

/** Requests a path of a site as its visitors do; Node does not resolve `*.localhost` by itself. */
export function getFrom(request: APIRequestContext, site: string, path: string, options = {}) {
  const { host } = new URL(site);
  return request.get(`http://localhost:${sitePort}${path}`, {
    headers: { host },
    maxRedirects: 0,
    ...options,
  });
}
