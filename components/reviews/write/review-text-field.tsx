import type { ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styles from '@/components/ui/field.module.css';
import { FieldNotes } from '@/components/ui/field-notes';
import { reviewLengths } from '@/lib/reviews/submission';
import { characterCount } from '../format';
import own from './review-form.module.css';
import type { ReviewValues } from './review-values';
import { useReviewField, useReviewWords } from './use-review-field';

type ReviewTextFieldProps = Pick<ComponentProps<'input'>, 'type' | 'autoComplete'> & {
  readonly name: keyof typeof reviewLengths;
  readonly hint?: string;
  readonly multiline?: boolean;
};

/** A labelled text box with a counter up to its maximum (spec section 5). */
export function ReviewTextField({ name, hint, multiline = false, ...rest }: ReviewTextFieldProps) {
  const { register, control } = useFormContext<ReviewValues>();
  const notes = ['count', ...(hint ? ['hint'] : [])];
  const words = useReviewWords();
  const { id, label, error, invalid, describedBy } = useReviewField(name, notes);
  const count = useWatch({ control, name }).length;
  const { max } = reviewLengths[name];
  const common = {
    ...register(name),
    ...describedBy,
    'aria-invalid': invalid,
    className: styles.input,
    id,
    maxLength: max,
    required: true,
  };
  return (
    <div className={styles.field}>
      <div className={own.labelLine}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <span className={own.count} data-full={count >= max}>
          <span aria-hidden="true">
            {count}/{max}
          </span>
          <span className="visually-hidden" id={`${id}-count`}>
            {characterCount(count, max, words)}
          </span>
          <span className="visually-hidden" role="status">
            {count >= max ? words.form.full : ''}
          </span>
        </span>
      </div>
      {multiline ? <textarea {...common} rows={5} /> : <input {...common} type="text" {...rest} />}
      <FieldNotes error={error} hint={hint} id={id} />
    </div>
  );
}
