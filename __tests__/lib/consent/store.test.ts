/** @jest-environment jsdom */
import { deleteCookie, setCookie } from 'cookies-next/client';

let { closePreferences, openPreferences, readConsent, subscribeToConsent } =
  {} as typeof import('@/lib/consent/store');
let { saveChoice } = {} as typeof import('@/lib/consent/save-choice');

let written: string[];
let cookies: jest.SpyInstance<void, [string]>;

beforeEach(async () => {
  for (const name of ['advertising', 'analytics', 'i18nextLng']) deleteCookie(name);
  jest.resetModules();
  ({ closePreferences, openPreferences, readConsent, subscribeToConsent } = await import(
    '@/lib/consent/store'
  ));
  ({ saveChoice } = await import('@/lib/consent/save-choice'));
  written = [];
  cookies = jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    written.push(cookie);
  });
});
afterEach(() => cookies.mockRestore());

it('starts without a choice, and returns the same state until something changes', () => {
  expect(readConsent()).toEqual({ choice: null, reopened: false });
  expect(readConsent()).toBe(readConsent());
});

it('writes the cookies for a year, for the whole site, and notifies listeners', () => {
  const listener = jest.fn();
  const unsubscribe = subscribeToConsent(listener);
  saveChoice({ advertising: false, analytics: true });
  expect(written).toEqual([
    'advertising=false; Max-Age=31536000; Path=/; SameSite=Lax',
    'analytics=true; Max-Age=31536000; Path=/; SameSite=Lax',
    'CookieConsent=true; Max-Age=31536000; Path=/; SameSite=Lax',
  ]);
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  openPreferences();
  expect(listener).toHaveBeenCalledTimes(1);
  closePreferences();
});

it('holds a choice until the page unloads when the browser blocks the cookies', () => {
  saveChoice({ advertising: true, analytics: false });
  expect(document.cookie).toBe('');
  expect(readConsent().choice).toEqual({ advertising: true, analytics: false });
});

it('opens the preferences again, and closes them', () => {
  openPreferences();
  expect(readConsent().reopened).toBe(true);
  closePreferences();
  expect(readConsent().reopened).toBe(false);
});

it('reads the choice of another tab when the visitor comes back', () => {
  cookies.mockRestore();
  setCookie('advertising', 'false');
  setCookie('analytics', 'false');
  const listener = jest.fn();
  const unsubscribe = subscribeToConsent(listener);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener).toHaveBeenCalled();
  expect(readConsent().choice).toEqual({ advertising: false, analytics: false });
  unsubscribe();
  listener.mockClear();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener).not.toHaveBeenCalled();
});

it('notices changes of each preference, and ignores other cookies', () => {
  cookies.mockRestore();
  setCookie('analytics', 'false');
  setCookie('advertising', 'true');
  expect(readConsent().choice).toEqual({ advertising: true, analytics: false });
  setCookie('analytics', 'true');
  const state = readConsent();
  expect(state.choice).toEqual({ advertising: true, analytics: true });
  setCookie('i18nextLng', 'fr');
  expect(readConsent()).toBe(state);
});

it('closes the preferences after a choice', () => {
  openPreferences();
  saveChoice({ advertising: true, analytics: true });
  expect(readConsent()).toEqual({ choice: { advertising: true, analytics: true }, reopened: false });
});
