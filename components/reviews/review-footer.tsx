import { useTranslations } from 'next-intl';
import type { Review } from '@/lib/reviews/types';
import styles from './review-card.module.css';

/** Renders the author's recommendation and the review's helpfulness votes. */
export function ReviewFooter({ review }: { readonly review: Review }) {
  const t = useTranslations('category.reviews.card');
  const { recommended, helpfulCount, unhelpfulCount } = review;
  if (recommended === null && helpfulCount + unhelpfulCount === 0) return null;
  return (
    <ul className={styles.facts}>
      {recommended === null ? null : <li>{recommended ? t('recommended') : t('not-recommended')}</li>}
      {helpfulCount > 0 ? <li>{t('helpful', { count: helpfulCount })}</li> : null}
      {unhelpfulCount > 0 ? <li>{t('unhelpful', { count: unhelpfulCount })}</li> : null}
    </ul>
  );
}
