import { useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { FieldNotes } from '@/components/forms/field-notes';
import { useField } from '@/components/forms/use-field';
import { isRating } from '../ratings';
import type { ReviewValues } from './review-values';
import styles from './star-input.module.css';

const choices = [1, 2, 3, 4, 5] as const;

/**
 * Renders the rating as native radio buttons that look like stars, with native keyboard support and announcements. A
 * text shows the selected rating too, because colour alone is not accessible.
 */
export function StarInput() {
  const { field } = useController<ReviewValues, 'rating'>({ name: 'rating' });
  const t = useTranslations('category.reviews');
  const { id, error, control } = useField('rating');
  // The focusable star of the group, the selected or the first one, has the field's id.
  const { id: entry, ...group } = control;
  const first = isRating(field.value) ? field.value : 1;
  return (
    <div>
      <div
        {...group}
        aria-labelledby={`${id}-label`}
        aria-required="true"
        className={styles.group}
        role="radiogroup"
      >
        <span className={styles.label} id={`${id}-label`}>
          {t('form.fields.rating')}
        </span>
        <span className={styles.line}>
          <span className={styles.stars}>
            {choices.map((rating) => (
              <label className={styles.star} data-on={rating <= field.value} key={rating}>
                <input
                  checked={rating === field.value}
                  className={styles.radio}
                  id={rating === first ? entry : undefined}
                  name={field.name}
                  onBlur={field.onBlur}
                  onChange={() => field.onChange(rating)}
                  type="radio"
                  value={rating}
                />
                <span className="visually-hidden">{t(`stars.${rating}`)}</span>
              </label>
            ))}
          </span>
          <span aria-hidden="true" className={styles.chosen}>
            {isRating(field.value) ? t(`stars.${field.value}`) : t('form.no-rating')}
          </span>
        </span>
      </div>
      <FieldNotes error={error} id={id} />
    </div>
  );
}
