import { brand } from '@/lib/brand';

type ProductFacts = {
  readonly name: string;
  readonly category: string;
  readonly description: string;
  /** Absolute addresses. */
  readonly url: string;
  readonly image: string | null;
  /** Null when nothing is known of the ratings. */
  readonly rating: { readonly average: number; readonly total: number } | null;
};

/**
 * A product in the words of schema.org (design decision 10). A rating is claimed only when there are reviews: a page
 * that names an empty one is refused as rich result.
 */
export function productJsonLd({ name, category, description, url, image, rating }: ProductFacts) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    category,
    description,
    url,
    ...(image === null ? {} : { image }),
    brand: { '@type': 'Brand', name: brand.name },
    ...(rating && rating.total > 0 && rating.average >= 1
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: Math.round(rating.average * 10) / 10,
            reviewCount: rating.total,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  };
}
