import type { Resolver } from 'react-hook-form';
import type { FormScope } from '@/components/forms/use-field';
import type { ContactValues } from '@/lib/contact/fields';
import type { ContactSubmission } from '@/lib/contact/schema';

export const contactScope: FormScope = { prefix: 'contact', errors: 'common.contact.errors' };

/** Loads the code that checks and sends the form, on the first interaction, to keep it out of the initial bundle. */
export const loadRules = () => import('./contact-rules');

/** Validates the form; waits for the rules while they load. */
export const contactResolver: Resolver<ContactValues, unknown, ContactSubmission> = async (...args) =>
  (await loadRules()).contactRules(...args);
