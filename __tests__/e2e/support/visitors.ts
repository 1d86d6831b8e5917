import type { BrowserContext } from '@playwright/test';
import { announcementKey } from '@/lib/announcement';
import { choiceNames } from '@/lib/consent/choice';
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

/** The cookies of a visitor who answered the cookie banner, valid on every port. The default of tests. */
export const returning = {
  cookies: hosts.flatMap((host) => choiceNames.map((name) => cookie(name, host))),
  origins: [],
};

/** A first-time visitor. */
export const newcomer = { cookies: [], origins: [] };

/**
 * Dismisses the newsletter pop-up, the announcement and the offer of the other language on every site, so that none
 * covers a page. Each page runs a script for it: to restore a stored state, Playwright would open a page of each origin,
 * which takes a second.
 */
export function dismissDialogs(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(
    (keys) => {
      try {
        for (const key of keys) localStorage.setItem(key, 'true');
      } catch {
        // A document without an origin has no storage.
      }
    },
    ['newsletterSubmitted', languageOfferKey, announcementKey('summer')],
  );
}

/** Dismisses the newsletter pop-up for a session. */
export function withoutPopUp(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => sessionStorage.setItem('newsletterShown', 'true'));
}
