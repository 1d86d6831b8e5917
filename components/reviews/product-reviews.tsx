import { useMessages } from 'next-intl';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import type { PageReviews } from '@/lib/reviews/page-reviews';
import { ReviewsBrowser } from './reviews-browser';
import { reviewsWords } from './reviews-words';

type ProductReviewsProps = {
  readonly locale: LocaleDefinition;
  readonly productName: string;
  readonly reviews: PageReviews;
};

/** The Reviews tab of a product page (spec section 2, product detail). Another product starts anew. */
export function ProductReviews({ locale, productName, reviews }: ProductReviewsProps) {
  const words = reviewsWords(useMessages(), locale);
  return <ReviewsBrowser key={reviews.productId} productName={productName} reviews={reviews} words={words} />;
}
