import { type ContactField, isContactField } from './fields';
import { consumerTopic } from './options';
import { type ContactSubmission, consumerSchema, generalSchema } from './schema';

/** Message keys below `contact.errors` of the common messages, by field. */
export type ContactErrors = Partial<Record<ContactField, string>>;

export type ContactResult =
  | { readonly ok: true; readonly submission: ContactSubmission }
  | { readonly ok: false; readonly errors: ContactErrors };

/**
 * Validates a contact submission (CON-01) and drops fields that its topic does not have. Uses two schemas, so
 * that a submission without a topic still gets errors for its other fields.
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
