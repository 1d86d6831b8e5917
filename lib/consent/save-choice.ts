import { setCookie } from 'cookies-next/client';
import { type Choice, choiceNames } from './choice';
import { answerConsent } from './store';

const maxAge = 365 * 24 * 60 * 60;

/** Says that the banner has been answered, whatever the answer: the name that tools for consent look for. */
const answeredCookie = 'CookieConsent';

/** Writes the cookies of the choice and of its having been made, for 365 days (spec sections 4 and 9), and says so. */
export function saveChoice(choice: Choice): void {
  const secure = window.location.protocol === 'https:';
  const write = (name: string, value: boolean) =>
    setCookie(name, String(value), { path: '/', maxAge, sameSite: 'lax', secure });
  for (const name of choiceNames) write(name, choice[name]);
  write(answeredCookie, true);
  answerConsent(choice);
}
