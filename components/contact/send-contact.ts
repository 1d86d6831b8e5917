import * as z from 'zod/mini';
import { isContactField } from '@/lib/contact/fields';
import type { ContactSubmission } from '@/lib/contact/schema';
import type { ContactErrors } from '@/lib/contact/validate';

export type SendResult = { readonly ok: boolean; readonly errors: ContactErrors };

/** Longer than the route itself waits for the service behind it. */
const timeoutMs = 30_000;

const refusal = z.object({ error: z.object({ fields: z.record(z.string(), z.string()) }) });

async function fieldErrors(response: Response): Promise<ContactErrors> {
  const body = refusal.safeParse(await response.json());
  if (!body.success) return {};
  return Object.fromEntries(Object.entries(body.data.error.fields).filter(([name]) => isContactField(name)));
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
