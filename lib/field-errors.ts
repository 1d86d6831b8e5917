/** Message keys by field. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** Returns the first message of each field; issues of other paths are ignored. */
export function fieldErrors<Field extends string>(
  issues: readonly Issue[],
  isField: (name: string) => name is Field,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  for (const { path, message } of issues) {
    const field = String(path[0]);
    if (isField(field)) errors[field] ??= message;
  }
  return errors;
}
