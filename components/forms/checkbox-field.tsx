import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import styles from './field.module.css';
import { FieldNotes } from './field-notes';
import { useField } from './use-field';

type CheckboxFieldProps = {
  readonly name: string;
  readonly required?: boolean;
  readonly children: ReactNode;
};

/** Renders a checkbox whose whole line is clickable. */
export function CheckboxField({ name, required = false, children }: CheckboxFieldProps) {
  const { register } = useFormContext();
  const { id, error, control } = useField(name);
  return (
    <div className={styles.field}>
      <label className={styles.check} htmlFor={id}>
        <input {...control} {...register(name)} className={styles.box} required={required} type="checkbox" />
        {/* One element for the text, so that flexbox places it with its links beside the control. */}
        <span>{children}</span>
      </label>
      <FieldNotes error={error} id={id} />
    </div>
  );
}
