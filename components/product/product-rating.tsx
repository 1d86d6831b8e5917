import { useFormatter, useTranslations } from 'next-intl';
import { oneDecimal, Stars } from '@/components/reviews/stars';
import styles from './product-rating.module.css';
import { RatingLink } from './rating-link';

type ProductRatingProps = {
  readonly rating: { readonly average: number; readonly total: number };
  readonly tab: string;
};

/** Renders the rating in the product's hero; nothing before the first review (PROD-14). */
export function ProductRating({ rating, tab }: ProductRatingProps) {
  const t = useTranslations('category.reviews');
  const format = useFormatter();
  if (rating.total === 0) return null;
  const average = format.number(rating.average, oneDecimal);
  return (
    <RatingLink className={styles.rating} tab={tab}>
      <Stars label={t('rated', { rating: average })} value={rating.average} />
      <span aria-hidden="true">{average}</span>
      <span className={styles.count}>{t('summary.count', { count: rating.total })}</span>
    </RatingLink>
  );
}
