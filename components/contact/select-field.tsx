import { useFormContext } from 'react-hook-form';
import styles from '@/components/ui/field.module.css';
import { FieldNotes } from '@/components/ui/field-notes';
import { Icon } from '@/components/ui/icon';
import type { ContactValues } from '@/lib/contact/fields';
import { useContactWords, useField } from './use-field';

type SelectFieldProps = { readonly name: 'productLine' | 'size' | 'packSize' };

/** A labelled native select with the options of spec section 3. */
export function SelectField({ name }: SelectFieldProps) {
  const { register } = useFormContext<ContactValues>();
  const { form, choices } = useContactWords();
  const { id, label, error, control } = useField(name);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.selectBox}>
        <select {...control} {...register(name)} className={styles.input} required>
          <option value="">{form.choose}</option>
          {choices[name].map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </div>
      <FieldNotes error={error} id={id} />
    </div>
  );
}
