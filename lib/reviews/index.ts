import 'server-only';
import { randomUUID } from 'node:crypto';
import { type Config, getConfig } from '@/lib/config';
import { applyPartCacheControl } from '@/lib/content/cache-control';
import { logger } from '@/lib/observability/logger';
import { getMetrics } from '@/lib/observability/metrics';
import { noteFailure, noteResponse } from '@/lib/observability/upstreams';
import { upstreamFailure } from '@/lib/upstream-error';
import {
  productPageSize,
  type ReviewList,
  type ReviewQuery,
  type ReviewSummary,
  type ReviewsResult,
  type SubmissionResult,
} from './model';
import { createPageReader, type PageResult } from './page-result';
import { toList, toSummary } from './response-schema';
import { postReview, type ReviewsAccess, requestList, requestSummary } from './service';
import type { ReviewSubmission } from './submission';

function accessOf({ reviews, upstreamTimeoutMs }: Config): ReviewsAccess | null {
  return reviews && { ...reviews, timeoutMs: upstreamTimeoutMs };
}

const notConfigured = upstreamFailure('not-configured', 'no reviews service');

/**
 * Requests the service. Outside production, returns the sample if the service fails or is not configured
 * (REV-07).
 */
async function requestOrSample<T>(
  part: 'list' | 'summary',
  request: (access: ReviewsAccess) => Promise<ReviewsResult<T>>,
  sample: () => Promise<ReviewsResult<T>>,
): Promise<ReviewsResult<T>> {
  const config = getConfig();
  const access = accessOf(config);
  const result = access ? await request(access) : notConfigured;
  if (result.ok) {
    noteResponse('reviews', part);
    return result;
  }
  if (access) {
    const { kind, message } = result.error;
    noteFailure('reviews', kind, part);
    logger.warn({ what: part, failure: { kind, message } }, 'reviews request failed');
  }
  return config.appEnv === 'production' ? result : sample();
}

/** Returns a page of a product's reviews, newest first (REV-07). Never throws. */
export async function getReviews(query: ReviewQuery): Promise<ReviewsResult<ReviewList>> {
  const { productId } = query;
  const onDropped = (count: number) => {
    getMetrics().droppedItems.inc({ type: 'review' }, count);
    logger.warn({ productId, count }, 'reviews dropped');
  };
  return requestOrSample(
    'list',
    (access) => requestList(access, query, onDropped),
    async () => {
      const { sampleList } = await import('@/sample/reviews');
      return toList(sampleList(query), query);
    },
  );
}

/** Returns the rating summary of a product (REV-07). Never throws. */
export async function getReviewSummary(productId: string): Promise<ReviewsResult<ReviewSummary>> {
  return requestOrSample(
    'summary',
    (access) => requestSummary(access, productId),
    async () => {
      const { sampleSummary } = await import('@/sample/reviews');
      return toSummary(sampleSummary(productId), productId);
    },
  );
}

/** The reviews of a product at the time its page is rendered. */
export type PageReviews = {
  readonly productId: string;
  readonly summary: PageResult<ReviewSummary>;
  readonly list: PageResult<ReviewList>;
};

/** Time limits of a product page. After `waitMs`, the browser requests the reviews. */
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
    lists(productId, () => getReviews({ productId, limit: productPageSize, offset: 0 })),
  ]);
  for (const { state } of [summary, list]) {
    if (state !== 'fresh') await applyPartCacheControl(state === 'stale' ? 'stale' : 'failed');
  }
  return { productId, summary, list };
}

/**
 * Submits a review (WRITE-04). Without a service, `local` accepts it under a sample id, so that developers can
 * try the form, and stores nothing.
 */
export async function submitReview(
  review: ReviewSubmission,
  authorAddress: string | null,
): Promise<SubmissionResult> {
  const config = getConfig();
  const access = accessOf(config);
  if (access) {
    const result = await postReview(access, review, authorAddress);
    if (result.state === 'failed') noteFailure('reviews', result.error.kind, 'submit');
    else noteResponse('reviews', 'submit');
    return result;
  }
  if (config.appEnv === 'local') return { state: 'accepted', submissionId: `sample-${randomUUID()}` };
  return { state: 'failed', error: notConfigured.error };
}
