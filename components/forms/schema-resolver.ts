import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/**
 * Returns a form resolver for a schema. `Values` is wider than the schema's input type, because a form also holds
 * values that are not valid yet, such as unaccepted terms.
 */
export function schemaResolver<Values extends FieldValues, Submission extends FieldValues>(
  schema: ZodMiniType<Submission, FieldValues>,
): Resolver<Values, unknown, Submission> {
  return zodResolver<FieldValues, unknown, Submission>(schema) as Resolver<Values, unknown, Submission>;
}
