import 'server-only';
import { applyPartCacheControl } from '@/lib/content/cache-control';
import { getReviewSummary, getReviews } from './index';
import { createPageReader, type PageResult } from './page-result';
import { productPageSize } from './page-sizes';
import type { ReviewList, ReviewSummary } from './types';

/** The reviews of a product at the time its page is rendered. */
export type PageReviews = {
  readonly productId: string;
  readonly summary: PageResult<ReviewSummary>;
  readonly list: PageResult<ReviewList>;
};

/** Time limits of a product page. After it, the browser requests the reviews. */
const limits = { waitMs: 2000, backoffMs: 2000 };

const summaries = createPageReader<ReviewSummary>(limits);
const lists = createPageReader<ReviewList>(limits);

/**
 * Returns the rating summary and the first page of reviews of a product page (REV-08). Failures never fail
 * the page, but shorten its revalidation time to seconds.
 */
export async function getPageReviews(productId: string): Promise<PageReviews> {
  const [summary, list] = await Promise.all([
    summaries(productId, () => getReviewSummary(productId)),
    lists(productId, () => getReviews({ productId, limit: productPageSize })),
  ]);
  for (const { state } of [summary, list]) {
    if (state !== 'fresh') await applyPartCacheControl(state === 'stale' ? 'stale' : 'failed');
  }
  return { productId, summary, list };
}
