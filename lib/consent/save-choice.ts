import { setCookie } from 'cookies-next/client';
import { type Choice, choiceNames } from './choice';
import { answerConsent } from './store';

const maxAge = 365 * 24 * 60 * 60;

/** Writes the cookies `advertising` and `analytics`, for 365 days (spec sections 4 and 9), and says so. */
export function saveChoice(choice: Choice): void {
  const secure = window.location.protocol === 'https:';
  for (const name of choiceNames) {
    setCookie(name, String(choice[name]), { path: '/', maxAge, sameSite: 'lax', secure });
  }
  answerConsent(choice);
}
