import type { Resolver } from 'react-hook-form';
import type { ContactValues } from '@/lib/contact/fields';
import type { ContactSubmission } from '@/lib/contact/schema';

/** The rules come when the form is touched; until then nobody needs them. */
export const loadRules = () => import('@/lib/contact/validate');

/** The rules of `lib/contact` as react-hook-form asks for them. */
export const contactResolver: Resolver<ContactValues, unknown, ContactSubmission> = async (values) => {
  const { validateContact } = await loadRules();
  const result = validateContact(values);
  if (result.ok) return { values: result.submission, errors: {} };
  const errors = Object.entries(result.errors).map(([name, message]) => [name, { type: 'rule', message }]);
  return { values: {}, errors: Object.fromEntries(errors) };
};
