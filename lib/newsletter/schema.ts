import * as z from 'zod/mini';
import { toSingleLine } from '@/lib/text/control-characters';

/** "A standard address pattern" (NEWS-02): local part, @, domain, top-level part of at least two letters. */
const address = /^[a-z0-9._%+'-]+@[a-z0-9.-]+\.[a-z]{2,}$/i;

/** Longer than any address that works. */
const longestAddress = 254;

const name = z.optional(
  z.nullable(
    z.string('name-invalid').check(z.overwrite(toSingleLine), z.trim(), z.maxLength(100, 'name-too-long')),
  ),
);

/**
 * The rules of the newsletter form (NEWS-02), for the pop-up and for the route that takes it. The browser
 * needs them too, hence zod's small build. Every message is a key below `newsletter.errors` of the common messages.
 */
export const newsletterSchema = z.object({
  email: z
    .string('email-is-required')
    .check(
      z.overwrite(toSingleLine),
      z.trim(),
      z.minLength(1, { error: 'email-is-required', abort: true }),
      z.maxLength(longestAddress, { error: 'email-invalid', abort: true }),
      z.regex(address, 'email-invalid'),
    ),
  firstName: name,
  lastName: name,
});

type NewsletterField = keyof z.output<typeof newsletterSchema>;

/** Names are there only when there is something in them (NEWS-02). */
export type Subscription = {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
};

/** By field, what is wrong with it. */
type NewsletterErrors = Partial<Record<NewsletterField, string>>;

/** Leaves out the names nobody gave. */
export function toSubscription(checked: z.output<typeof newsletterSchema>): Subscription {
  const { email, firstName, lastName } = checked;
  return { email, ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) };
}

export type NewsletterResult =
  | { readonly ok: true; readonly subscription: Subscription }
  | { readonly ok: false; readonly errors: NewsletterErrors };

const isField = (name: string): name is NewsletterField => Object.hasOwn(newsletterSchema.shape, name);

/** Checks a subscription and leaves out the names nobody gave. */
export function validateNewsletter(input: unknown): NewsletterResult {
  // A list or a text has none of the fields: each is then missing.
  const fields = typeof input === 'object' && !Array.isArray(input) ? (input ?? {}) : {};
  const result = newsletterSchema.safeParse(fields);
  if (result.success) return { ok: true, subscription: toSubscription(result.data) };
  const errors: NewsletterErrors = {};
  for (const { path, message } of result.error.issues) {
    const field = String(path[0]);
    if (isField(field)) errors[field] ??= message;
  }
  return { ok: false, errors };
}
