import { type Answer, callService, parseJson } from '@/lib/http/call';
import { listUrl, type ReviewsService, summaryUrl } from './requests';
import { reviewTexts, serviceWords } from './texts';
import type { ReviewList, ReviewQuery, ReviewSummary, ReviewsFailure, ReviewsResult } from './types';
import { listAnswer, readReviews, readSummary, summaryAnswer } from './wire';

export type ReviewsAccess = ReviewsService & { readonly timeoutMs: number };

const maxBytes = 4 * 1024 * 1024;

export function fail(kind: ReviewsFailure['kind'], message: string, reason: string) {
  return { ok: false, failure: { kind, message, reason } } as const;
}

/** "Failed to fetch reviews: {status} {statusText}. Details: {body}" (spec section 8). */
function httpFailure({ status, statusText, body }: Answer, { passkey }: ReviewsService, message?: string) {
  const details = serviceWords(body, passkey);
  const said = `Failed to fetch reviews: ${status} ${statusText}. Details: ${details}`;
  return fail('http', message ?? said, said);
}

/** The JSON of a GET, or a failure. Only the list's failures repeat what the service said (spec section 8). */
async function get(
  url: string,
  access: ReviewsAccess,
  messages: { readonly http?: string; readonly other: string },
): Promise<ReviewsResult<unknown>> {
  const result = await callService(url, {
    service: 'reviews',
    timeoutMs: access.timeoutMs,
    maxBytes,
    reads: 'all',
  });
  if (!result.ok) {
    const { kind } = result.failure;
    return fail(kind === 'too-large' ? 'unreadable' : kind, messages.other, kind);
  }
  const { answer } = result;
  if (!answer.ok) return httpFailure(answer, access, messages.http);
  const value = parseJson(answer.body);
  return value === undefined ? fail('unreadable', messages.other, 'no JSON') : { ok: true, value };
}

/** A page of reviews, newest first (spec section 7.4). It never throws. */
export async function readList(
  access: ReviewsAccess,
  query: ReviewQuery,
  onDropped: (count: number) => void = () => {},
): Promise<ReviewsResult<ReviewList>> {
  const answer = await get(listUrl(access, query), access, { other: reviewTexts.list });
  return answer.ok ? toList(answer.value, query, onDropped) : answer;
}

/** The list out of an answer; `HasErrors` comes with HTTP 200 as well (contract section 5). */
export function toList(
  answer: unknown,
  { limit, offset }: ReviewQuery,
  onDropped: (count: number) => void = () => {},
): ReviewsResult<ReviewList> {
  const parsed = listAnswer.safeParse(answer);
  if (Object(answer).HasErrors === true) return fail('refused', reviewTexts.list, 'HasErrors');
  if (!parsed.success) return fail('unreadable', reviewTexts.list, 'an answer of another shape');
  const { Results, TotalResults, Limit, Offset } = parsed.data;
  const { reviews, dropped } = readReviews(Results);
  if (dropped > 0) onDropped(dropped);
  return {
    ok: true,
    value: { reviews, total: TotalResults, limit: Limit ?? limit, offset: Offset ?? offset },
  };
}

/** The rating summary of a product (spec section 7.5). It never throws. */
export async function readRatingSummary(
  access: ReviewsAccess,
  productId: string,
): Promise<ReviewsResult<ReviewSummary>> {
  const messages = { http: reviewTexts.summary, other: reviewTexts.summary };
  const answer = await get(summaryUrl(access, productId), access, messages);
  return answer.ok ? toSummary(answer.value, productId) : answer;
}

export function toSummary(answer: unknown, productId: string): ReviewsResult<ReviewSummary> {
  if (Object(answer).HasErrors === true) return fail('refused', reviewTexts.summary, 'HasErrors');
  const parsed = summaryAnswer.safeParse(answer);
  const summary = parsed.success ? readSummary(parsed.data, productId) : null;
  if (!summary) return fail('unreadable', reviewTexts.summary, 'an answer of another shape');
  return { ok: true, value: summary };
}
