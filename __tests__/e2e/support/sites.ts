import type { APIRequestContext } from '@playwright/test';

/** The three sites of one server, and the windows in which every screen is checked. */
export const sitePort = Number(process.env.E2E_PORT ?? 3310);

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
