import * as z from 'zod/mini';
import { type FieldErrors, fieldErrors } from '@/lib/field-errors';
import type { Result } from '@/lib/result';
import { toSingleLine } from '@/lib/text/control-characters';

/** A standard address pattern (NEWS-02): local part, @, domain, top-level domain of at least two letters. */
const address = /^[a-z0-9._%+'-]+@[a-z0-9.-]+\.[a-z]{2,}$/i;

/** Maximum length of a valid address. */
const maxAddressLength = 254;

const name = z.optional(
  z.nullable(
    z.string('name-invalid').check(z.overwrite(toSingleLine), z.trim(), z.maxLength(100, 'name-too-long')),
  ),
);

/**
 * Rules of the newsletter form (NEWS-02), used by the pop-up and by its route. Uses zod's small build,
 * because the browser loads it. Every message is a key below `newsletter.errors` of the common messages.
 */
export const newsletterSchema = z.object({
  email: z
    .string('email-is-required')
    .check(
      z.overwrite(toSingleLine),
      z.trim(),
      z.minLength(1, { error: 'email-is-required', abort: true }),
      z.maxLength(maxAddressLength, { error: 'email-invalid', abort: true }),
      z.regex(address, 'email-invalid'),
    ),
  firstName: name,
  lastName: name,
});

type NewsletterField = keyof z.output<typeof newsletterSchema>;

/** Contains names only if they are not empty (NEWS-02). */
export type Subscription = {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
};

/** Removes empty names. */
export function toSubscription(checked: z.output<typeof newsletterSchema>): Subscription {
  const { email, firstName, lastName } = checked;
  return { email, ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) };
}

const isField = (name: string): name is NewsletterField => Object.hasOwn(newsletterSchema.shape, name);

/** Validates a subscription and removes empty names. */
export function validateNewsletter(input: unknown): Result<Subscription, FieldErrors<NewsletterField>> {
  // An array or a text has no fields, so each is missing.
  const fields = typeof input === 'object' && !Array.isArray(input) ? (input ?? {}) : {};
  const result = newsletterSchema.safeParse(fields);
  if (result.success) return { ok: true, value: toSubscription(result.data) };
  return { ok: false, error: fieldErrors(result.error.issues, isField) };
}
