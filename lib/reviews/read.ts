import { callService, parseJson, type ServiceResponse } from '@/lib/http/call';
import { failWith } from '@/lib/result';
import type { UpstreamErrorKind } from '@/lib/upstream-error';
import { listUrl, type ReviewsService, summaryUrl } from './requests';
import { listResponse, readReviews, readSummary, summaryResponse } from './response-schema';
import { serviceMessage } from './service-message';
import { reviewTexts } from './texts';
import type { ReviewList, ReviewQuery, ReviewSummary, ReviewsError, ReviewsResult } from './types';

export type ReviewsAccess = ReviewsService & { readonly timeoutMs: number };

/** Maximum size of a response: a hundred reviews of maximum length, with all fields of the service. */
const maxBytes = 2 * 1024 * 1024;

/** Returns a failed result. `message` is for the log, `publicMessage` for visitors. */
export const fail = (kind: UpstreamErrorKind, publicMessage: string, message: string) =>
  failWith<ReviewsError>({ kind, message, publicMessage });

/** Returns the failure "Failed to fetch reviews: {status} {statusText}. Details: {body}" (REV-06). */
function httpFailure(
  { status, statusText, body }: ServiceResponse,
  { passkey }: ReviewsService,
  message?: string,
) {
  const details = serviceMessage(body, passkey);
  const text = `Failed to fetch reviews: ${status} ${statusText}. Details: ${details}`;
  return fail('http', message ?? text, text);
}

/** Requests JSON. Only failures of the list repeat the service's text (REV-06). */
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
    const { kind } = result.error;
    return fail(kind === 'too-large' ? 'unreadable' : kind, messages.other, kind);
  }
  const { value: response } = result;
  if (!response.ok) return httpFailure(response, access, messages.http);
  const value = parseJson(response.body);
  return value === undefined ? fail('unreadable', messages.other, 'not JSON') : { ok: true, value };
}

/** Reads a page of reviews, newest first (REV-06). Never throws. */
export async function readList(
  access: ReviewsAccess,
  query: ReviewQuery,
  onDropped: (count: number) => void = () => {},
): Promise<ReviewsResult<ReviewList>> {
  const response = await get(listUrl(access, query), access, { other: reviewTexts.list });
  return response.ok ? toList(response.value, query, onDropped) : response;
}

/** Maps the list of a response. `HasErrors` may come with HTTP 200 (REV-06). */
export async function toList(
  response: unknown,
  { limit, offset }: ReviewQuery,
  onDropped: (count: number) => void = () => {},
): Promise<ReviewsResult<ReviewList>> {
  const parsed = listResponse.safeParse(response);
  if (Object(response).HasErrors === true) return fail('refused', reviewTexts.list, 'HasErrors');
  if (!parsed.success) return fail('unreadable', reviewTexts.list, 'an unexpected response');
  const { Results, TotalResults, Limit, Offset } = parsed.data;
  const { reviews, dropped } = await readReviews(Results);
  if (dropped > 0) onDropped(dropped);
  return {
    ok: true,
    value: { reviews, total: TotalResults, limit: Limit ?? limit, offset: Offset ?? offset },
  };
}

/** Reads the rating summary of a product (REV-06). Never throws. */
export async function readRatingSummary(
  access: ReviewsAccess,
  productId: string,
): Promise<ReviewsResult<ReviewSummary>> {
  const messages = { http: reviewTexts.summary, other: reviewTexts.summary };
  const response = await get(summaryUrl(access, productId), access, messages);
  return response.ok ? toSummary(response.value, productId) : response;
}

/** Maps the summary of a response (REV-06). */
export function toSummary(response: unknown, productId: string): ReviewsResult<ReviewSummary> {
  if (Object(response).HasErrors === true) return fail('refused', reviewTexts.summary, 'HasErrors');
  const parsed = summaryResponse.safeParse(response);
  const summary = parsed.success ? readSummary(parsed.data, productId) : null;
  if (!summary) return fail('unreadable', reviewTexts.summary, 'an unexpected response');
  return { ok: true, value: summary };
}
