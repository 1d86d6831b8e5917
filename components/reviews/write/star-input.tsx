import { useController } from 'react-hook-form';
import { FieldNotes } from '@/components/ui/field-notes';
import { isRating } from '../reviews-words';
import type { ReviewValues } from './review-values';
import styles from './star-input.module.css';
import { useReviewField, useReviewWords } from './use-review-field';

const choices = [1, 2, 3, 4, 5] as const;

/**
 * The rating as a group of radio buttons that look like stars: arrow keys, names and announcements are the
 * platform's. The chosen one stands beside it in words, because colour alone would not tell.
 */
export function StarInput() {
  const { field } = useController<ReviewValues, 'rating'>({ name: 'rating' });
  const { stars, form } = useReviewWords();
  const { id, label, error, invalid, describedBy } = useReviewField('rating');
  const first = isRating(field.value) ? field.value : 1;
  return (
    <div>
      <div
        {...describedBy}
        aria-invalid={invalid}
        aria-labelledby={`${id}-label`}
        aria-required="true"
        className={styles.group}
        role="radiogroup"
      >
        <span className={styles.label} id={`${id}-label`}>
          {label}
        </span>
        <span className={styles.line}>
          <span className={styles.stars}>
            {choices.map((rating) => (
              <label className={styles.star} data-on={rating <= field.value} key={rating}>
                <input
                  checked={rating === field.value}
                  className={styles.radio}
                  // The first star, or the chosen one, is where the group is entered.
                  id={rating === first ? id : undefined}
                  name={field.name}
                  onBlur={field.onBlur}
                  onChange={() => field.onChange(rating)}
                  type="radio"
                  value={rating}
                />
                <span className="visually-hidden">{stars[rating]}</span>
              </label>
            ))}
          </span>
          <span aria-hidden="true" className={styles.chosen}>
            {isRating(field.value) ? stars[field.value] : form['no-rating']}
          </span>
        </span>
      </div>
      <FieldNotes error={error} id={id} />
    </div>
  );
}
