import { ClientMessages } from '@/components/ui/client-messages';
import type { PageReviews } from '@/lib/reviews';
import { ReviewsBrowser } from './reviews-browser';

type ProductReviewsProps = {
  readonly productName: string;
  readonly reviews: PageReviews;
  readonly termsUrl: string;
};

const reviewsMessages = ['category.reviews', 'common.reviews.errors', 'common.opens-in-new-tab'] as const;

/** Renders the Reviews tab of a product page (PROD-07). Its state resets for another product. */
export function ProductReviews({ productName, reviews, termsUrl }: ProductReviewsProps) {
  return (
    <ClientMessages paths={reviewsMessages}>
      <ReviewsBrowser
        key={reviews.productId}
        productName={productName}
        reviews={reviews}
        termsUrl={termsUrl}
      />
    </ClientMessages>
  );
}
