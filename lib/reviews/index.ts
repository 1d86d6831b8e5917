import 'server-only';
import { randomUUID } from 'node:crypto';
import { type Config, getConfig } from '@/lib/config';
import { logger } from '@/lib/observability/logger';
import { getMetrics } from '@/lib/observability/metrics';
import { noteFailure, noteResponse } from '@/lib/observability/upstreams';
import { defaultPageSize } from './page-sizes';
import { fail, type ReviewsAccess, readList, readRatingSummary, toList, toSummary } from './read';
import type { ReviewSubmission } from './submission';
import { submitReview } from './submit';
import { reviewTexts } from './texts';
import type { ReviewList, ReviewQuery, ReviewSummary, ReviewsResult, SubmissionResult } from './types';

export type * from './types';

function accessOf({ reviews, upstreamTimeoutMs }: Config): ReviewsAccess | null {
  return reviews && { ...reviews, timeoutMs: upstreamTimeoutMs };
}

/**
 * Reads from the service. Outside production, returns the sample if the service fails or is not configured
 * (REV-07).
 */
async function readOrSample<T>(
  what: 'list' | 'summary',
  read: (access: ReviewsAccess) => Promise<ReviewsResult<T>>,
  sample: () => Promise<ReviewsResult<T>>,
): Promise<ReviewsResult<T>> {
  const config = getConfig();
  const access = accessOf(config);
  const result = access ? await read(access) : fail('not-configured', reviewTexts[what], 'no service');
  if (result.ok) {
    noteResponse('reviews', what);
    return result;
  }
  if (access) {
    noteFailure('reviews', result.error.kind, what);
    logger.warn({ what, failure: result.error }, 'reviews request failed');
  }
  return config.appEnv === 'production' ? result : sample();
}

export type ReviewsRequest = Pick<ReviewQuery, 'productId'> & Partial<ReviewQuery>;

/** Returns a page of a product's reviews, newest first (REV-07). Never throws. */
export async function getReviews({
  productId,
  rating,
  limit = defaultPageSize,
  offset = 0,
}: ReviewsRequest): Promise<ReviewsResult<ReviewList>> {
  const query: ReviewQuery = { productId, rating, limit, offset };
  const onDropped = (count: number) => {
    getMetrics().droppedItems.inc({ type: 'review' }, count);
    logger.warn({ productId, count }, 'reviews dropped');
  };
  return readOrSample(
    'list',
    (access) => readList(access, query, onDropped),
    async () => {
      const { sampleList } = await import('@/sample/reviews');
      return toList(sampleList(query), query);
    },
  );
}

/** Returns the rating summary of a product (REV-07). Never throws. */
export async function getReviewSummary(productId: string): Promise<ReviewsResult<ReviewSummary>> {
  return readOrSample(
    'summary',
    (access) => readRatingSummary(access, productId),
    async () => {
      const { sampleSummary } = await import('@/sample/reviews');
      return toSummary(sampleSummary(productId), productId);
    },
  );
}

/**
 * Sends a review (WRITE-04). Without a service, `local` accepts it under a sample id, so that developers can
 * try the form, and stores nothing.
 */
export async function sendReview(
  review: ReviewSubmission,
  authorAddress: string | null,
): Promise<SubmissionResult> {
  const config = getConfig();
  const access = accessOf(config);
  if (access) {
    const result = await submitReview(access, review, authorAddress);
    if (result.state === 'failed') noteFailure('reviews', result.error.kind, 'submit');
    else noteResponse('reviews', 'submit');
    return result;
  }
  if (config.appEnv === 'local') return { state: 'accepted', submissionId: `sample-${randomUUID()}` };
  return {
    state: 'failed',
    error: fail('not-configured', reviewTexts.submit, 'no reviews service').error,
  };
}
