import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SanitizedHtml } from '@/components/ui/sanitized-html';
import { languageOf } from '@/lib/reviews/language-of';
import type { Review } from '@/lib/reviews/model';
import styles from './reviews.module.css';
import { Stars } from './stars';
import { type Feed, hasMore } from './use-reviews';

/** Renders the author's recommendation and the review's helpfulness votes. */
function ReviewFooter({ review }: { readonly review: Review }) {
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

/**
 * Renders one review (REV-05). The HTML of the service was sanitized when its response was parsed
 * (`lib/reviews/response-schema.ts`), for the page as for the route.
 */
function ReviewCard({ review }: { readonly review: Review }) {
  const t = useTranslations('category.reviews');
  const format = useFormatter();
  const locale = useLocale();
  const { rating, title, text, submittedAt, nickname, location } = review;
  const language = languageOf(`${title ?? ''} ${text ?? ''}`);
  const lang = language && !locale.startsWith(language) ? language : undefined;
  return (
    <article className={styles.card} tabIndex={-1}>
      <header className={styles.cardHead}>
        <Stars label={t('rated', { rating: format.number(rating) })} value={rating} />
        {submittedAt ? (
          <time dateTime={submittedAt}>
            {format.dateTime(new Date(submittedAt), { dateStyle: 'long', timeZone: 'UTC' })}
          </time>
        ) : null}
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

type ReviewListProps = {
  readonly feed: Feed;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onBack: () => void;
  readonly onMore: () => void;
};

/** Returns the status message: why the list is empty, or the number of reviews. */
function useStatusText({ status, reviews, rating, total }: Feed): string {
  const t = useTranslations('category.reviews.list');
  if (status === 'loading') return t('loading');
  if (status === 'failed' && reviews.length === 0) return '';
  if (reviews.length === 0) return rating === null ? t('empty') : t('none');
  return t('shown', { shown: reviews.length, total: Math.max(total, reviews.length) });
}

/** Returns the error message (REV-03): the service's status and text, or a message of the site. */
function useErrorText({ status, failure }: Feed): string {
  const t = useTranslations('category.reviews.list');
  if (status !== 'failed') return '';
  const { code = '', upstreamStatus, details = '' } = failure ?? {};
  if (upstreamStatus !== undefined)
    return t('error', { message: t('fetch-failed', { status: upstreamStatus, details }) });
  return t('error', { message: code === 'rate-limited' ? t('too-many') : t('failed') });
}

/** Focuses the first new review after "Load More Reviews". */
function useFocusOnMore({ reviews, rating }: Feed) {
  const cards = useRef<HTMLOListElement>(null);
  const waitsFrom = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list cancels the pending focus.
  useEffect(() => {
    waitsFrom.current = null;
  }, [rating]);
  useEffect(() => {
    const from = waitsFrom.current;
    if (from === null || reviews.length <= from) return;
    waitsFrom.current = null;
    cards.current?.children[from]?.querySelector('article')?.focus({ preventScroll: true });
  }, [reviews]);

  return {
    cards,
    wait: () => {
      waitsFrom.current = reviews.length;
    },
  };
}

/** Renders the pane of the reviews, all or of one rating, in each state (REV-03). */
export function ReviewList({ feed, heading, onBack, onMore }: ReviewListProps) {
  const t = useTranslations('category.reviews.list');
  const retry = useTranslations('category.reviews.summary')('retry');
  const { rating, reviews, status } = feed;
  const { cards, wait } = useFocusOnMore(feed);
  const isLoading = status === 'loading';
  const title = rating === null ? t('title') : t(`filtered.${rating}`);
  return (
    <section aria-busy={isLoading} aria-labelledby="reviews-list" className={styles.list}>
      {rating === null ? null : (
        <Button className={styles.back} onClick={onBack} variant="ghost">
          <Icon name="arrow-left" size={20} />
          {t('back')}
        </Button>
      )}
      <div className={styles.head}>
        <h2 className={styles.heading} id="reviews-list" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p role="status">{useStatusText(feed)}</p>
      </div>
      <ol className={styles.cards} ref={cards}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ol>
      {isLoading && reviews.length === 0 ? <div aria-hidden="true" className={styles.waiting} /> : null}
      <div className={styles.end}>
        <p className={styles.error} role="alert">
          {useErrorText(feed)}
        </p>
        {status === 'failed' && reviews.length === 0 ? (
          <Button onClick={onMore} variant="outline">
            {retry}
          </Button>
        ) : null}
        {hasMore(feed) ? (
          <Button
            aria-disabled={isLoading}
            onClick={() => {
              wait();
              onMore();
            }}
            variant="outline"
          >
            {isLoading ? t('loading') : t('more')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
