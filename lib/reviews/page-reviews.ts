import 'server-only';
import { notePartLife } from '@/lib/content/page-life';
import { getReviewSummary, getReviews } from './index';
import { createLastGood, type PageReading } from './last-good';
import { productPageSize } from './page-sizes';
import type { ReviewList, ReviewSummary } from './types';

/** What the server knows of a product's reviews when it makes the page. */
export type PageReviews = {
  readonly productId: string;
  readonly summary: PageReading<ReviewSummary>;
  readonly list: PageReading<ReviewList>;
};

/** A product page does not wait longer for its reviews: the browser then asks for them itself. */
const limits = { waitMs: 2000, backoffMs: 2000 };

const summaries = createLastGood<ReviewSummary>(limits);
const lists = createLastGood<ReviewList>(limits);

/**
 * Rating summary and first page of reviews of a product page (design decision 10). They never fail the page: what
 * could not be read shortens its life.
 */
export async function getPageReviews(productId: string): Promise<PageReviews> {
  const [summary, list] = await Promise.all([
    summaries(productId, () => getReviewSummary(productId)),
    lists(productId, () => getReviews({ productId, limit: productPageSize })),
  ]);
  for (const { state } of [summary, list]) {
    if (state !== 'fresh') await notePartLife(state === 'kept' ? 'kept' : 'failed');
  }
  return { productId, summary, list };
}
