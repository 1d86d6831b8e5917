import type { Messages } from '@/lib/i18n/messages';
import type { LocaleDefinition } from '@/lib/locales/definitions';

type Words = Messages['category']['reviews'];

/** The words of the reviews, for the browser: it gets only what it shows. */
export type ReviewsWords = Omit<Words, 'tab'> & {
  /** By the keys that `lib/reviews` gives as messages. */
  readonly errors: Readonly<Record<string, string>>;
  /** Numbers are the locale's. */
  readonly tag: LocaleDefinition['tag'];
  /** Dates are US long dates in English (spec section 9). */
  readonly dateTag: 'en-US' | 'fr-CA';
};

/** The reviews' words in a locale. */
export function reviewsWords(
  { category, common }: Pick<Messages, 'category' | 'common'>,
  { tag, language }: Pick<LocaleDefinition, 'tag' | 'language'>,
): ReviewsWords {
  const { tab, ...words } = category.reviews;
  return { ...words, errors: common.reviews.errors, tag, dateTag: language === 'fr' ? 'fr-CA' : 'en-US' };
}

export const ratings = [5, 4, 3, 2, 1] as const;
export type Rating = (typeof ratings)[number];

export const isRating = (value: number): value is Rating => ratings.some((rating) => rating === value);
