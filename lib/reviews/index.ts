import 'server-only';
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Config, getConfig } from '@/lib/config';
import { applyPartCacheControl } from '@/lib/content/cache-control';
import { logger } from '@/lib/observability/logger';
import { getMetrics, noteFailure, noteResponse } from '@/lib/observability/metrics';
import { upstreamCode, upstreamFailure } from '@/lib/result';
import { createStaleIfError } from '@/lib/services/stale-if-error';
import {
  productPageSize,
  type ReviewList,
  type ReviewQuery,
  type ReviewSummary,
  type ReviewsError,
  type ReviewsFailure,
  type ReviewsResult,
  type SubmissionResult,
} from './model';
import { toList, toSummary } from './response-schema';
import { postReview, type ReviewsAccess, requestList, requestSummary } from './service';
import type { ReviewSubmission } from './submission';

/**
 * Result of a request for a page. `stale` is the last valid value after a failed or slow request. `late` is a
 * slow request without a stale value.
 */
export type PageResult<T> =
  | { readonly state: 'fresh' | 'stale'; readonly value: T }
  | { readonly state: 'late' }
  | { readonly state: 'failed'; readonly failure: ReviewsFailure };

type Options = {
  /** Maximum waiting time of a page in milliseconds. */
  readonly waitMs: number;
  /** Backoff of a failed request in milliseconds. */
  readonly backoffMs: number;
  /** Maximum number of stored values. */
  readonly max?: number;
};

/** Returns the part of an error that may be in the page. */
const toFailure = ({ kind, upstreamStatus, details }: ReviewsError): ReviewsFailure => ({
  code: upstreamCode(kind),
  upstreamStatus,
  details,
});

function after(ms: number) {
  let timer: NodeJS.Timeout | undefined;
  const elapsed = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return { elapsed, cancel: () => clearTimeout(timer) };
}

/** Creates a reader of values for pages, with stale-if-error and a time limit (REV-08). */
export function createPageReader<T extends object>({ waitMs, backoffMs, max = 500 }: Options) {
  const values = new LRUCache<string, T>({ max });
  const service = createStaleIfError<T, ReviewsError>({ backoffMs, maxFailed: max });

  return async (key: string, read: () => Promise<ReviewsResult<T>>): Promise<PageResult<T>> => {
    const stale = () => values.get(key) ?? null;
    async function send() {
      const result = await read();
      if (result.ok) values.set(key, result.value);
      return result;
    }
    const { elapsed, cancel } = after(waitMs);
    const loaded = await Promise.race([service.load(key, { send, stale }), elapsed]).finally(cancel);
    if (loaded?.state === 'failed') return { state: 'failed', failure: toFailure(loaded.error) };
    if (loaded) return loaded;
    const value = stale();
    return value ? { state: 'stale', value } : { state: 'late' };
  };
}

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
