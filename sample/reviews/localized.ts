import { inCanada } from './canadian';
import { defaultFrenchReviews, frenchReviews } from './french';
import type { SampleReview } from './review';

/** Ids of the sample products of Canada, such as `2133-fr-ca` (sample/content/product/build-product.ts). */
const localizedId = /^(.+)-([a-z]{2})-ca$/;

/** Splits the id of a sample product into that of the English reviews and their localization. */
export function splitReviewId(productId: string) {
  const [, id = productId, language = null] = localizedId.exec(productId) ?? [];
  return { id, language };
}

function inFrench(id: string, reviews: readonly SampleReview[]): readonly SampleReview[] {
  const translations = Object.hasOwn(frenchReviews, id) ? frenchReviews[id] : defaultFrenchReviews;
  return reviews.map((review, index) => {
    const [title, text, [nickname, location]] = translations?.[index] ?? [null, null, [null, null]];
    return { ...review, title, text, nickname, location };
  });
}

/** Returns the written reviews of a product in a language of Canada; the American ones for null. */
export function localized(
  id: string,
  language: string | null,
  reviews: readonly SampleReview[],
): readonly SampleReview[] {
  if (language === 'fr') return inFrench(id, reviews);
  return language === null ? reviews : reviews.map(inCanada);
}
