import { Button } from '@/components/ui/button';
import { fill } from '@/lib/i18n/fill';
import { averageText, reviewCount, shareText } from './format';
import { RatingRows } from './rating-rows';
import styles from './rating-summary.module.css';
import type { ReviewsWords } from './reviews-words';
import { Stars } from './stars';
import type { SummaryState } from './use-rating-summary';

type RatingSummaryProps = {
  readonly state: SummaryState;
  readonly words: ReviewsWords;
  readonly selected: number | null;
  readonly onSelect: (rating: number) => void;
  readonly onWrite: () => void;
  readonly onRetry: () => void;
};

/** The pane of the average, the number of reviews and how they spread, in each of its states (spec section 8). */
export function RatingSummary({ state, words, selected, onSelect, onWrite, onRetry }: RatingSummaryProps) {
  const { summary: text } = words;
  return (
    <section aria-labelledby="reviews-summary" className={styles.summary}>
      <h2 className={styles.heading} id="reviews-summary">
        {text.title}
      </h2>
      {state.status === 'ready' ? (
        <>
          <p className={styles.score}>
            <span className={styles.average}>{averageText(state.summary.average, words)}</span>
            <span>
              <Stars
                label={fill(words.rated, { rating: averageText(state.summary.average, words) })}
                value={state.summary.average}
              />
              <span className={styles.total}>{reviewCount(state.summary.total, words)}</span>
            </span>
          </p>
          {state.summary.recommendedShare === null ? null : (
            <p className={styles.recommended}>
              <strong>{shareText(state.summary.recommendedShare, words)}</strong> {text.recommended}
            </p>
          )}
          <RatingRows onSelect={onSelect} selected={selected} summary={state.summary} words={words} />
        </>
      ) : (
        <div className={styles.notice}>
          <p role="status">{state.status === 'loading' ? text.loading : text.failed}</p>
          {state.status === 'failed' ? (
            <Button className={styles.retry} onClick={onRetry} variant="outline">
              {text.retry}
            </Button>
          ) : null}
        </div>
      )}
      <Button aria-haspopup="dialog" className={styles.write} onClick={onWrite} variant="brand">
        {text.write}
      </Button>
    </section>
  );
}
