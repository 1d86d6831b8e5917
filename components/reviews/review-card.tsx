import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/i18n/fill';
import type { Review } from '@/lib/reviews/types';
import { countText, longDate } from './format';
import styles from './review-card.module.css';
import { ReviewFooter } from './review-footer';
import type { ReviewsWords } from './reviews-words';
import { Stars } from './stars';

type ReviewCardProps = { readonly review: Review; readonly words: ReviewsWords };

/**
 * One review (spec section 3). The service's HTML is rendered as it is meant to be; it was sanitised when it came
 * in (`lib/reviews/wire.ts`, design decision 6), for the page as for the route.
 */
export function ReviewCard({ review, words }: ReviewCardProps) {
  const { rating, title, text, submittedAt, nickname, location } = review;
  const { card } = words;
  return (
    <article className={styles.card} tabIndex={-1}>
      <header className={styles.head}>
        <Stars label={fill(words.rated, { rating: countText(rating, words) })} value={rating} />
        {submittedAt ? <time dateTime={submittedAt}>{longDate(submittedAt, words)}</time> : null}
      </header>
      {title ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at the door, see lib/content/html.ts.
        <h3 className={styles.title} dangerouslySetInnerHTML={{ __html: title }} dir="auto" />
      ) : null}
      {text ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at the door, see lib/content/html.ts.
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: text }} dir="auto" />
      ) : null}
      {title || text ? null : <p className={styles.wordless}>{card['rating-only']}</p>}
      <p className={styles.author}>
        <bdi className={styles.name}>{nickname ?? card.anonymous}</bdi>
        {location ? <bdi>{location}</bdi> : null}
        {review.verifiedPurchaser ? (
          <span className={styles.verified}>
            <Icon name="check" size={16} />
            {card.verified}
          </span>
        ) : null}
      </p>
      <ReviewFooter review={review} words={words} />
    </article>
  );
}
