import * as z from 'zod/mini';
import type { ContactSubmission } from './schema';
import { type ContactErrors, validateContact } from './validate';

/** Tokens of the bot check are a few thousand characters at most. */
const token = z.string().check(z.trim(), z.minLength(1), z.maxLength(8192));
const withToken = z.object({ recaptchaToken: token });

export type ContactRequest = { readonly submission: ContactSubmission; readonly token: string };

export type ContactRequestResult =
  | { readonly ok: true; readonly value: ContactRequest }
  | { readonly ok: false; readonly errors: ContactErrors; readonly isTokenMissing: boolean };

/** Checks a `POST /api/contact`: the form's own rules, and the token where the locale has a bot check. */
export function checkContactRequest(input: unknown, needsToken: boolean): ContactRequestResult {
  const contact = validateContact(input);
  const parsed = withToken.safeParse(input);
  const isTokenMissing = needsToken && !parsed.success;
  if (contact.ok && !isTokenMissing)
    return {
      ok: true,
      value: { submission: contact.submission, token: parsed.data?.recaptchaToken ?? '' },
    };
  return { ok: false, errors: contact.ok ? {} : contact.errors, isTokenMissing };
}
