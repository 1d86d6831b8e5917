import type { BrowserContext } from '@playwright/test';
import { languageOfferKey } from '@/lib/locales/language-offer';
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
 * A returning visitor: the cookie banner is dismissed on every port, and the newsletter pop-up and the offer of the
 * other language on the sites of the shared server. The default of tests, so that no dialog covers the page.
 */
export const returning = {
  cookies: hosts.flatMap((host) => ['advertising', 'analytics'].map((name) => cookie(name, host))),
  origins: Object.values(sites).map((origin) => ({
    origin,
    localStorage: [
      { name: 'newsletterSubmitted', value: 'true' },
      { name: languageOfferKey, value: 'true' },
    ],
  })),
};

/** A first-time visitor. */
export const newcomer = { cookies: [], origins: [] };

/** Dismisses the newsletter pop-up on a test's own server, whose origin is not known in advance. */
export function withoutPopUp(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => sessionStorage.setItem('newsletterShown', 'true'));
}
