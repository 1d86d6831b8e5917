import 'server-only';
import { randomUUID } from 'node:crypto';
import { type Config, getConfig } from '@/lib/config';
import { logger } from '@/lib/observability/logger';
import { getMetrics } from '@/lib/observability/metrics';
import { noteAnswer, noteFailure } from '@/lib/observability/upstreams';
import { defaultPageSize } from './page-sizes';
import { fail, type ReviewsAccess, readList, readRatingSummary, toList, toSummary } from './read';
import type { ReviewSubmission } from './submission';
import { submitReview } from './submit';
import { reviewTexts } from './texts';
import type { ReviewList, ReviewQuery, ReviewSummary, ReviewsResult, SubmissionResult } from './types';

export { productPageSize } from './page-sizes';
export type * from './types';

function accessOf({ reviews, upstreamTimeoutMs }: Config): ReviewsAccess | null {
  return reviews && { ...reviews, timeoutMs: upstreamTimeoutMs };
}

/**
 * A read, and what stands in for it outside production: the sample, silently, when the service fails or is not
 * configured (spec sections 7.6 and 8).
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
    noteAnswer('reviews', what);
    return result;
  }
  if (access) {
    noteFailure('reviews', result.failure.kind, what);
    logger.warn({ what, failure: result.failure }, 'reviews not read');
  }
  return config.appEnv === 'production' ? result : sample();
}

export type ReviewsRequest = Pick<ReviewQuery, 'productId'> & Partial<ReviewQuery>;

/** A page of a product's reviews, newest first (spec section 7.4). It never throws for a bad service. */
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
      const { sampleList } = await import('@/mocks/reviews');
      return toList(sampleList(query), query);
    },
  );
}

/** The rating summary of a product (spec section 7.5). It never throws for a bad service. */
export async function getReviewSummary(productId: string): Promise<ReviewsResult<ReviewSummary>> {
  return readOrSample(
    'summary',
    (access) => readRatingSummary(access, productId),
    async () => {
      const { sampleSummary } = await import('@/mocks/reviews');
      return toSummary(sampleSummary(productId), productId);
    },
  );
}

/**
 * Sends a review (spec section 7.6). Without a service, `local` accepts it under a made-up id, so that the form can
 * be tried; it is kept nowhere.
 */
export async function sendReview(
  review: ReviewSubmission,
  authorAddress: string | null,
): Promise<SubmissionResult> {
  const config = getConfig();
  const access = accessOf(config);
  if (access) {
    const result = await submitReview(access, review, authorAddress);
    if (result.state === 'failed') noteFailure('reviews', result.failure.kind, 'submit');
    else noteAnswer('reviews', 'submit');
    return result;
  }
  if (config.appEnv === 'local') return { state: 'accepted', submissionId: `sample-${randomUUID()}` };
  return {
    state: 'failed',
    failure: fail('not-configured', reviewTexts.submit, 'no reviews service').failure,
  };
}
