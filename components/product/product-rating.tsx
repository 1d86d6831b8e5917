import { useTranslations } from 'next-intl';
import { averageText } from '@/components/reviews/format';
import { Stars } from '@/components/reviews/stars';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import styles from './product-rating.module.css';
import { RatingLink } from './rating-link';

type ProductRatingProps = {
  readonly rating: { readonly average: number; readonly total: number };
  readonly tab: string;
  readonly locale: LocaleDefinition;
};

/** Renders the rating in the product's hero; nothing before the first review (PROD-14). */
export function ProductRating({ rating, tab, locale }: ProductRatingProps) {
  const t = useTranslations('category.reviews');
  if (rating.total === 0) return null;
  const average = averageText(rating.average, locale.tag);
  return (
    <RatingLink className={styles.rating} tab={tab}>
      <Stars label={t('rated', { rating: average })} value={rating.average} />
      <span aria-hidden="true">{average}</span>
      <span className={styles.count}>{t('summary.count', { count: rating.total })}</span>
    </RatingLink>
  );
}
