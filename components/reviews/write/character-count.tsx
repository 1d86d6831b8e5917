import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import type { reviewLengths } from '@/lib/reviews/submission';
import styles from './review-form.module.css';
import type { ReviewValues } from './review-values';

type CharacterCountProps = {
  readonly id: string;
  readonly name: keyof typeof reviewLengths;
  readonly max: number;
};

/** Renders the number of characters and the maximum of a field, and announces when it is full. */
export function CharacterCount({ id, name, max }: CharacterCountProps) {
  const t = useTranslations('category.reviews.form');
  const count = useWatch<ReviewValues, typeof name>({ name }).length;
  return (
    <span className={styles.count} data-full={count >= max}>
      <span aria-hidden="true">
        {count}/{max}
      </span>
      <span className="visually-hidden" id={id}>
        {t('count', { count, max })}
      </span>
      <span className="visually-hidden" role="status">
        {count >= max ? t('full') : ''}
      </span>
    </span>
  );
}
