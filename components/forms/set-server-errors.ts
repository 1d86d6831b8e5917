import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Sets the errors of the fields that the server rejected. */
export function setServerErrors<Values extends FieldValues, Submission extends FieldValues>(
  form: UseFormReturn<Values, unknown, Submission>,
  errors: Readonly<Partial<Record<Path<Values>, string>>>,
): void {
  for (const [name, message] of Object.entries(errors)) {
    form.setError(name as Path<Values>, { type: 'server', message: String(message) });
  }
}
