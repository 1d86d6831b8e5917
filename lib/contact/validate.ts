import { type ContactField, isContactField } from './fields';
import { consumerTopic } from './options';
import { type ContactSubmission, consumerSchema, generalSchema } from './schema';

/** By field, what is wrong with it: a key below `contact.errors` of the common messages. */
export type ContactErrors = Partial<Record<ContactField, string>>;

export type ContactResult =
  | { readonly ok: true; readonly submission: ContactSubmission }
  | { readonly ok: false; readonly errors: ContactErrors };

/**
 * Checks a contact submission (CON-01) and drops fields that its topic does not have. Not one schema for both, because
 * without a topic a visitor still learns about the other fields.
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
