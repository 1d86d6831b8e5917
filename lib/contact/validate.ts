import { type ContactField, isContactField } from './fields';
import { consumerTopic } from './options';
import { type ContactSubmission, consumerSchema, generalSchema } from './schema';

/** By field, what is wrong with it: a key below `contact.errors` of the common words. */
export type ContactErrors = Partial<Record<ContactField, string>>;

export type ContactResult =
  | { readonly ok: true; readonly submission: ContactSubmission }
  | { readonly ok: false; readonly errors: ContactErrors };

/**
 * Checks a contact submission (spec section 5) and leaves nothing in it that its topic does not ask for. Not one
 * schema for both, because without a topic a visitor shall still learn about the other fields.
 */
export function validateContact(input: unknown): ContactResult {
  const values: { readonly topic?: unknown } = typeof input === 'object' && input !== null ? input : {};
  const schema = values.topic === consumerTopic ? consumerSchema : generalSchema;
  const result = schema.safeParse(Array.isArray(values) ? {} : values);
  if (result.success) return { ok: true, submission: result.data };
  const errors: ContactErrors = {};
  for (const { path, message } of result.error.issues) {
    const field = String(path[0]);
    if (isContactField(field)) errors[field] ??= message;
  }
  return { ok: false, errors };
}
