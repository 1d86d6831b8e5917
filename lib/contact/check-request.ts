import * as z from 'zod/mini';
import { failWith, type Result, succeed } from '@/lib/result';
import { toSingleLine } from '@/lib/text/control-characters';
import type { ContactSubmission } from './schema';
import { type ContactErrors, validateContact } from './validate';

/** Tokens of the bot check have a few thousand characters at most. */
const token = z.string().check(z.overwrite(toSingleLine), z.trim(), z.minLength(1), z.maxLength(8192));
const withToken = z.object({ recaptchaToken: token });

export type ContactRequest = { readonly submission: ContactSubmission; readonly token: string };

type ContactRequestError = { readonly errors: ContactErrors; readonly isTokenMissing: boolean };

/**
 * Validates the input of `POST /api/contact`: the form's fields, and the token if the locale has a bot check.
 */
export function checkContactRequest(
  input: unknown,
  needsToken: boolean,
): Result<ContactRequest, ContactRequestError> {
  const contact = validateContact(input);
  const parsed = withToken.safeParse(input);
  const isTokenMissing = needsToken && !parsed.success;
  if (contact.ok && !isTokenMissing)
    return succeed({ submission: contact.value, token: parsed.data?.recaptchaToken ?? '' });
  return failWith({ errors: contact.ok ? {} : contact.error, isTokenMissing });
}
