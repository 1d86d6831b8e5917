import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import styles from '@/components/ui/field.module.css';
import { FieldNotes } from '@/components/ui/field-notes';
import { type ContactField, type ContactValues, maxLength } from '@/lib/contact/fields';
import { useField } from './use-field';

type TextFieldProps = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'> & {
  readonly name: ContactField;
  readonly hint?: string;
  readonly multiline?: boolean;
  /** Rewrites what was typed when the visitor leaves the field. */
  readonly tidy?: (typed: string) => string;
};

/** A labelled text box, or a text area. */
export function TextField({ name, hint, multiline = false, tidy, ...rest }: TextFieldProps) {
  const { register, setValue } = useFormContext<ContactValues>();
  const { id, label, error, control } = useField(name, hint !== undefined);
  const common = {
    ...control,
    ...register(name, tidy && { onBlur: (event) => setValue(name, tidy(event.target.value)) }),
    className: styles.input,
    required: true,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {multiline ? (
        <textarea {...common} maxLength={maxLength.message} rows={6} />
      ) : (
        <input {...common} maxLength={maxLength.answer} type="text" {...rest} />
      )}
      <FieldNotes error={error} hint={hint} id={id} />
    </div>
  );
}
