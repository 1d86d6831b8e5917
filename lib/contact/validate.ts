import { type FieldErrors, fieldErrors } from '@/lib/field-errors';
import type { Result } from '@/lib/result';
import { type ContactField, isContactField } from './fields';
import { type ContactSubmission, consumerSchema, generalSchema } from './schema';
import { consumerTopic } from './topics';

/** Message keys below `contact.errors` of the common messages, by field. */
export type ContactErrors = FieldErrors<ContactField>;

/**
 * Validates a contact submission (CON-01) and drops fields that its topic does not have. Uses two schemas, so
 * that a submission without a topic still gets errors for its other fields.
 */
export function validateContact(input: unknown): Result<ContactSubmission, ContactErrors> {
  const values: { readonly topic?: unknown } = typeof input === 'object' && input !== null ? input : {};
  const schema = values.topic === consumerTopic ? consumerSchema : generalSchema;
  const result = schema.safeParse(Array.isArray(values) ? {} : values);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, error: fieldErrors(result.error.issues, isContactField) };
}
