import { useTranslations } from 'next-intl';
import { createContext, useContext } from 'react';
import { type FieldErrors, type FieldValues, useFormContext } from 'react-hook-form';

export type FormScope = {
  /** Prefix of the ids of the form's controls. */
  readonly prefix: string;
  /** Messages by error key of the form's schema. */
  readonly errors: 'common.contact.errors' | 'common.newsletter.errors' | 'common.reviews.errors';
};

const ScopeContext = createContext<FormScope | null>(null);
export const FormScopeProvider = ScopeContext.Provider;

const fieldId = ({ prefix }: FormScope, name: string) => `${prefix}-${name}`;

/**
 * Returns a field's id, its error in the visitor's language and the attributes that bind both to the control.
 * @param notes suffixes of the ids of further descriptions
 */
export function useField(name: string, notes: readonly string[] = []) {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error(`The field ${name} is outside a form.`);
  const t = useTranslations(scope.errors);
  const { formState } = useFormContext();
  const id = fieldId(scope, name);
  // Schema errors are message keys; service errors are text.
  const message = formState.errors[name]?.message as Parameters<typeof t>[0] | undefined;
  const error = message && t.has(message) ? t(message) : message;
  const description = [...notes, ...(error ? ['error'] : [])].map((note) => `${id}-${note}`).join(' ');
  return {
    id,
    error,
    control: {
      id,
      'aria-invalid': error !== undefined,
      ...(description && { 'aria-describedby': description }),
    },
  };
}

/**
 * Focuses the first field with an error.
 * @param order the fields in page order
 */
export function focusFirstError<Values extends FieldValues>(
  scope: FormScope,
  order: readonly (keyof Values & string)[],
  errors: FieldErrors<Values> | Readonly<Partial<Record<string, string>>>,
): void {
  const first = order.find((name) => Object.hasOwn(errors, name));
  if (first) document.getElementById(fieldId(scope, first))?.focus();
}
