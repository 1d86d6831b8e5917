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

/** "1 review", "12 reviews". */
export function reviewCount(count: number, words: Pick<ReviewsWords, 'tag' | 'summary'>): string {
  const isOne = new Intl.PluralRules(words.tag).select(count) === 'one';
  const text = words.summary[isOne ? 'count-one' : 'count-other'];
  return fill(text, { count: countText(count, words) });
}

/** A share of 0–1 as a whole percentage. */
export function shareText(share: number, { tag }: Pick<ReviewsWords, 'tag'>): string {
  return new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
