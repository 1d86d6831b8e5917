import type { ComponentProps, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import styles from './field.module.css';
import { FieldNotes } from './field-notes';
import { useField } from './use-field';

type TextFieldProps = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'required'
> & {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Number of lines of a text area; without it, the field is a single-line input. */
  readonly rows?: number;
  /** Formats the value on blur. */
  readonly tidy?: (typed: string) => string;
  /** Content beside the label; an element with the id `{field}-count` describes the control. */
  readonly counter?: (id: string) => ReactNode;
};

/** Renders a labelled text input or text area. */
export function TextField({ name, label, hint, rows, tidy, counter, ...rest }: TextFieldProps) {
  const { register, setValue } = useFormContext();
  const notes = [...(counter ? ['count'] : []), ...(hint ? ['hint'] : [])];
  const { id, error, control } = useField(name, notes);
  const common = {
    ...control,
    ...register(name, tidy && { onBlur: (event) => setValue(name, tidy(event.target.value)) }),
    className: styles.input,
  };
  return (
    <div className={styles.field}>
      <div className={styles.labelLine}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {counter?.(`${id}-count`)}
      </div>
      {rows ? (
        <textarea {...common} maxLength={rest.maxLength} required={rest.required} rows={rows} />
      ) : (
        <input {...common} type="text" {...rest} />
      )}
      <FieldNotes error={error} hint={hint} id={id} />
    </div>
  );
}
