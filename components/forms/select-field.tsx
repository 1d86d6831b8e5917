import { useFormContext } from 'react-hook-form';
import { Icon } from '@/components/ui/icon';
import styles from './field.module.css';
import { FieldNotes } from './field-notes';
import { useField } from './use-field';

type SelectFieldProps = {
  readonly name: string;
  readonly label: string;
  /** Shown until something is chosen. The menu does not offer it. */
  readonly placeholder: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
};

/** A required native select with a label. Browsers that support `appearance: base-select` style its menu. */
export function SelectField({ name, label, placeholder, choices }: SelectFieldProps) {
  const { register } = useFormContext();
  const { id, error, control } = useField(name);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.selectBox}>
        <select {...control} {...register(name)} className={styles.input} required>
          <option hidden value="">
            {placeholder}
          </option>
          {choices.map((choice) => (
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
