import type { Resolver } from 'react-hook-form';
import { readApiError } from '@/components/forms/api-error';
import { schemaResolver } from '@/components/forms/schema-resolver';
import type { ContactErrors } from '@/lib/contact';
import { type ContactValues, consumerTopic, isContactField } from '@/lib/contact/fields';
import { type ContactSubmission, consumerSchema, generalSchema } from '@/lib/contact/schema';
import { failWith, type Result, succeed } from '@/lib/result';

export { setServerErrors } from '@/components/forms/set-server-errors';

type Rules = Resolver<ContactValues, unknown, ContactSubmission>;

const general: Rules = schemaResolver(generalSchema);
const consumer: Rules = schemaResolver(consumerSchema);

/** Validates the contact form by topic (CON-01), with the schemas of the API route. */
export const contactRules: Rules = (values, context, options) =>
  (values.topic === consumerTopic ? consumer : general)(values, context, options);

/** Field errors, empty for any other failure. */
type SendResult = Result<null, ContactErrors>;

/** Client timeout in milliseconds; longer than the route's own upstream timeout. */
const timeoutMs = 30_000;

/** Returns the field errors of a 422 response. */
async function fieldErrors(response: Response): Promise<ContactErrors> {
  const error = response.status === 422 ? await readApiError(response) : null;
  const fields = Object.entries(error?.fields ?? {});
  return Object.fromEntries(fields.filter(([name]) => isContactField(name)));
}

/**
 * Sends the form to `POST /api/contact` (CON-04). Never throws: every failure returns a failed result, and only a 422
 * has field errors.
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
    return response.ok ? succeed(null) : failWith(await fieldErrors(response));
  } catch {
    return failWith({});
  }
}
