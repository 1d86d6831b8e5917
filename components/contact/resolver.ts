import type { Resolver } from 'react-hook-form';
import type { ContactValues } from '@/lib/contact/fields';
import type { ContactSubmission } from '@/lib/contact/schema';
import { validateContact } from '@/lib/contact/validate';

/** The rules of `lib/contact` as react-hook-form asks for them. */
export const contactResolver: Resolver<ContactValues, unknown, ContactSubmission> = (values) => {
  const result = validateContact(values);
  if (result.ok) return { values: result.submission, errors: {} };
  const errors = Object.entries(result.errors).map(([name, message]) => [name, { type: 'rule', message }]);
  return { values: {}, errors: Object.fromEntries(errors) };
};
