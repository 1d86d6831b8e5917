import { setCookie } from 'cookies-next/client';
import { type Choice, choiceNames } from './choice';
import { setConsent } from './store';

const maxAge = 365 * 24 * 60 * 60;

/** Set once the visitor has made a choice; consent tools look for this cookie name. */
const consentCookie = 'CookieConsent';

/** Stores the choice in cookies for 365 days (COOK-01) and notifies subscribers. */
export function saveChoice(choice: Choice): void {
  const secure = window.location.protocol === 'https:';
  const write = (name: string, value: boolean) =>
    setCookie(name, String(value), { path: '/', maxAge, sameSite: 'lax', secure });
  for (const name of choiceNames) write(name, choice[name]);
  write(consentCookie, true);
  setConsent(choice);
}
