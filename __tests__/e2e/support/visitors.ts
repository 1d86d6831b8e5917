import type { BrowserContext } from '@playwright/test';
import { sites } from './sites';

const hosts = Object.values(sites).map((site) => new URL(site).hostname);

const cookie = (name: string, domain: string) => ({
  name,
  value: 'false',
  domain,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
});

/**
 * A visitor who has been here before: the cookie banner is answered on every port, and the newsletter pop-up has
 * nothing to ask on the sites of the shared server. Tests start with it, so that neither is in their way.
 */
export const returning = {
  cookies: hosts.flatMap((host) => ['advertising', 'analytics'].map((name) => cookie(name, host))),
  origins: Object.values(sites).map((origin) => ({
    origin,
    localStorage: [{ name: 'newsletterSubmitted', value: 'true' }],
  })),
};

/** Somebody who comes for the first time. */
export const newcomer = { cookies: [], origins: [] };

/** Keeps the newsletter pop-up away on servers of a test's own, whose origins nobody knows beforehand. */
export function withoutPopUp(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => sessionStorage.setItem('newsletterShown', 'true'));
}
