import { useFormContext } from 'react-hook-form';
import styles from '@/components/ui/field.module.css';
import { FieldNotes } from '@/components/ui/field-notes';
import type { ReviewValues } from './review-values';
import { useReviewField } from './use-review-field';

type ReviewCheckboxProps = {
  readonly name: 'recommended' | 'agreedToTerms';
  readonly required?: boolean;
};

/** A box to tick, its whole line a target. */
export function ReviewCheckbox({ name, required = false }: ReviewCheckboxProps) {
  const { register } = useFormContext<ReviewValues>();
  const { id, label, error, invalid, describedBy } = useReviewField(name);
  return (
    <div className={styles.field}>
      <label className={styles.check} htmlFor={id}>
        <input
          {...register(name)}
          {...describedBy}
          aria-invalid={invalid}
          className={styles.box}
          id={id}
          required={required}
          type="checkbox"
        />
        {label}
      </label>
      <FieldNotes error={error} id={id} />
    </div>
  );
}
