import { useFormContext } from 'react-hook-form';
import styles from '@/components/ui/field.module.css';
import { FieldNotes } from '@/components/ui/field-notes';
import type { ContactValues } from '@/lib/contact/fields';
import { useField } from './use-field';

type CheckboxFieldProps = { readonly name: 'minAge' | 'acceptTerms' };

/** A box to tick, its whole line a target. */
export function CheckboxField({ name }: CheckboxFieldProps) {
  const { register } = useFormContext<ContactValues>();
  const { id, label, error, control } = useField(name);
  return (
    <div className={styles.field}>
      <label className={styles.check} htmlFor={id}>
        <input {...control} {...register(name)} className={styles.box} required type="checkbox" />
        {label}
      </label>
      <FieldNotes error={error} id={id} />
    </div>
  );
}
