import { contactFields } from '@/lib/contact/fields';
import type { ContactSubmission } from '@/lib/contact/schema';
import type { ContactErrors } from '@/lib/contact/validate';

export type SendResult = { readonly ok: boolean; readonly errors: ContactErrors };

/** Longer than the route itself waits for the service behind it. */
const timeoutMs = 30_000;

/** A member of something that may not be an object at all. */
const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** What a 422 says about the fields of the form; written out, because a schema library would weigh more than it. */
async function fieldErrors(response: Response): Promise<ContactErrors> {
  const fields = member(member(await response.json(), 'error'), 'fields');
  const errors: ContactErrors = {};
  for (const name of contactFields) {
    const message = member(fields, name);
    if (typeof message === 'string') errors[name] = message;
  }
  return errors;
}

/**
 * Sends a message (contract section 6, `POST /api/contact`). Never throws: whatever goes wrong is a message that
 * was not sent, and only a 422 says which fields are to blame.
 */
export async function sendContact(
  submission: ContactSubmission,
  recaptchaToken: string,
): Promise<SendResult> {
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...submission, recaptchaToken }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { ok: response.ok, errors: response.status === 422 ? await fieldErrors(response) : {} };
  } catch {
    return { ok: false, errors: {} };
  }
}
