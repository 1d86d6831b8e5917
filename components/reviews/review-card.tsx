import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { SanitizedHtml } from '@/components/ui/sanitized-html';
import { languageOf } from '@/lib/reviews/language-of';
import type { Review } from '@/lib/reviews/types';
import { countText, longDate } from './format';
import styles from './review-card.module.css';
import { ReviewFooter } from './review-footer';
import { Stars } from './stars';

/**
 * Renders one review (REV-05). The HTML of the service was sanitised when its response was parsed
 * (`lib/reviews/response-schema.ts`), for the page as for the route.
 */
export function ReviewCard({ review }: { readonly review: Review }) {
  const t = useTranslations('category.reviews');
  const locale = useLocale();
  const { rating, title, text, submittedAt, nickname, location } = review;
  const language = languageOf(`${title ?? ''} ${text ?? ''}`);
  const lang = language && !locale.startsWith(language) ? language : undefined;
  return (
    <article className={styles.card} tabIndex={-1}>
      <header className={styles.head}>
        <Stars label={t('rated', { rating: countText(rating, locale) })} value={rating} />
        {submittedAt ? <time dateTime={submittedAt}>{longDate(submittedAt, locale)}</time> : null}
      </header>
      {title ? <SanitizedHtml as="h3" className={styles.title} dir="auto" html={title} lang={lang} /> : null}
      {text ? <SanitizedHtml as="div" className={styles.text} dir="auto" html={text} lang={lang} /> : null}
      {title || text ? null : <p className={styles.wordless}>{t('card.rating-only')}</p>}
      <p className={styles.author}>
        <bdi className={styles.name}>{nickname ?? t('card.anonymous')}</bdi>
        {location ? <bdi>{location}</bdi> : null}
        {review.verifiedPurchaser ? (
          <span className={styles.verified}>
            <Icon name="check" size={16} />
            {t('card.verified')}
          </span>
        ) : null}
      </p>
      <ReviewFooter review={review} />
    </article>
  );
}
