import { fill } from '@/lib/i18n/fill';
import type { ReviewsWords } from './reviews-words';

/** "March 3, 2026" or "3 mars 2026" (spec section 9); the day is the service's, wherever the visitor is. */
export function longDate(time: string, { dateTag }: Pick<ReviewsWords, 'dateTag'>): string {
  return new Intl.DateTimeFormat(dateTag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
}

/** An average with one decimal, such as "4.5" or "4,5". */
export function averageText(average: number, { tag }: Pick<ReviewsWords, 'tag'>): string {
  return new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average);
}

export function countText(count: number, { tag }: Pick<ReviewsWords, 'tag'>): string {
  return new Intl.NumberFormat(tag).format(count);
}

/** Which words a number takes: in French 0 has the singular, too. */
function numberOf(count: number, { tag }: Pick<ReviewsWords, 'tag'>): 'one' | 'other' {
  return new Intl.PluralRules(tag).select(count) === 'one' ? 'one' : 'other';
}

/** "1 review", "12 reviews". */
export function reviewCount(count: number, words: Pick<ReviewsWords, 'tag' | 'summary'>): string {
  return fill(words.summary[`count-${numberOf(count, words)}`], { count: countText(count, words) });
}

/** "Showing 5 of 12". */
export function shownCount(shown: number, total: number, words: Pick<ReviewsWords, 'tag' | 'list'>): string {
  return fill(words.list[`shown-${numberOf(shown, words)}`], {
    shown: countText(shown, words),
    total: countText(total, words),
  });
}

/** "12 of 100 characters". */
export function characterCount(
  count: number,
  max: number,
  words: Pick<ReviewsWords, 'tag' | 'form'>,
): string {
  return fill(words.form[`count-${numberOf(count, words)}`], { count, max });
}

/** A share of 0–1 as a whole percentage. */
export function shareText(share: number, { tag }: Pick<ReviewsWords, 'tag'>): string {
  return new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
