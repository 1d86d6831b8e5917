import { setCookie } from 'cookies-next/client';
import { saveChoice } from '@/lib/consent/save-choice';
import { closePreferences, openPreferences, readConsent, subscribeToConsent } from '@/lib/consent/store';

const written: string[] = [];
const cookies = jest.spyOn(document, 'cookie', 'set');

beforeEach(() => {
  written.length = 0;
  cookies.mockImplementation((cookie) => {
    written.push(cookie);
  });
});

it('knows no answer at first, and gives the same state until something changes', () => {
  expect(readConsent()).toEqual({ choice: null, reopened: false });
  expect(readConsent()).toBe(readConsent());
});

it('writes the cookies for a year, for the whole site, and tells', () => {
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

it('holds an answer whose cookies the browser refuses as long as the page', () => {
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

it('reads what another tab has answered when the visitor comes back', () => {
  cookies.mockRestore();
  setCookie('advertising', 'false');
  setCookie('analytics', 'false');
  const listener = jest.fn();
  const unsubscribe = subscribeToConsent(listener);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener).toHaveBeenCalled();
  expect(readConsent().choice).toEqual({ advertising: false, analytics: false });
  unsubscribe();
});
