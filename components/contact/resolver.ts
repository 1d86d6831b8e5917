import { ruleResolver } from '@/components/ui/rule-resolver';
import type { ContactValues } from '@/lib/contact/fields';
import type { ContactSubmission } from '@/lib/contact/schema';

/** The rules come when the form is touched; until then nobody needs them. */
export const loadRules = () => import('@/lib/contact/validate');

/** The rules of `lib/contact` as react-hook-form asks for them. */
export const contactResolver = ruleResolver<ContactValues, ContactSubmission>(async (values) => {
  const { validateContact } = await loadRules();
  return validateContact(values);
});
