import type { z } from 'zod';
import { failWith, type UpstreamErrorKind, upstreamFailure } from '@/lib/result';
import { callService, parseJson } from '@/lib/services';
import { serviceText } from '@/lib/text/bounded';
import type {
  ReviewFieldErrors,
  ReviewList,
  ReviewQuery,
  ReviewSummary,
  ReviewsError,
  ReviewsResult,
  SubmissionResult,
} from './model';
import { submissionResponse, toList, toSummary } from './response-schema';
import type { ReviewField, ReviewSubmission } from './submission';

/** Access to the reviews service, Bazaarvoice Conversations. */
export type ReviewsAccess = { readonly url: string; readonly passkey: string; readonly timeoutMs: number };

const apiVersion = '5.4';

/** Maximum size of a response in bytes: a hundred reviews of maximum length, with all fields of the service. */
const maxListBytes = 2 * 1024 * 1024;
const maxSubmissionBytes = 256 * 1024;

function address(
  { url, passkey }: ReviewsAccess,
  file: string,
  parameters: readonly (readonly [string, string])[] = [],
): string {
  const search = new URLSearchParams([
    ['passkey', passkey],
    ['apiversion', apiVersion],
    ...parameters.map(([name, value]) => [name, value]),
  ]);
  return `${url}/${file}?${search}`;
}

/** Escapes `,` and `:`, which separate values and operators in a filter (REV-02). */
const filterValue = (value: string) => value.replace(/[,:]/g, '\\$&');

/** Returns a text of the service for visitors and the log: one line, without the site's key. */
export function serviceMessage(text: string, passkey: string): string {
  // Remove the key before the text is shortened, because half a key is a secret too.
  return serviceText(text.replaceAll(passkey, '…'));
}

/** Returns the kind of a failed call; a response that is too large is unreadable. */
const kindOf = (kind: UpstreamErrorKind) => (kind === 'too-large' ? 'unreadable' : kind);

/** Requests JSON. */
async function requestJson(url: string, access: ReviewsAccess): Promise<ReviewsResult<unknown>> {
  const { passkey, timeoutMs } = access;
  const result = await callService(url, {
    service: 'reviews',
    timeoutMs,
    maxBytes: maxListBytes,
    reads: 'all',
  });
  if (!result.ok) return upstreamFailure(kindOf(result.error.kind), result.error.kind);
  const { ok, status, statusText, body } = result.value;
  if (!ok) {
    const upstreamStatus = `${status} ${statusText}`;
    const details = serviceMessage(body, passkey);
    return failWith<ReviewsError>({
      kind: 'http',
      message: `${upstreamStatus}: ${details}`,
      upstreamStatus,
      details,
    });
  }
  const value = parseJson(body);
  return value === undefined ? upstreamFailure('unreadable', 'not JSON') : { ok: true, value };
}

/** Requests a page of reviews, newest first (REV-02). Never throws. */
export async function requestList(
  access: ReviewsAccess,
  query: ReviewQuery,
  onDropped: (count: number) => void,
): Promise<ReviewsResult<ReviewList>> {
  const { productId, rating, limit, offset } = query;
  const url = address(access, 'reviews.json', [
    ['Filter', `ProductId:${filterValue(productId)}`],
    ...(rating === undefined ? [] : [['Filter', `Rating:${rating}`] as const]),
    ['Limit', String(limit)],
    ['Offset', String(offset)],
    ['Sort', 'SubmissionTime:desc'],
    ['Include', 'Authors,Products'],
    ['Stats', 'Reviews'],
  ]);
  const response = await requestJson(url, access);
  return response.ok ? toList(response.value, query, onDropped) : response;
}

/** Requests the rating summary of a product (REV-02). Never throws. */
export async function requestSummary(
  access: ReviewsAccess,
  productId: string,
): Promise<ReviewsResult<ReviewSummary>> {
  const url = address(access, 'reviews.json', [
    ['Filter', `ProductId:${filterValue(productId)}`],
    ['Include', 'Products'],
    ['Stats', 'Reviews'],
  ]);
  const response = await requestJson(url, access);
  if (response.ok) return toSummary(response.value, productId);
  // Only failures of the list repeat the service's text for visitors (REV-03).
  const { kind, message } = response.error;
  return upstreamFailure(kind, message);
}

/** Form fields by the service's field names in lower case. */
const fieldNames: Readonly<Record<string, ReviewField>> = {
  productid: 'productId',
  rating: 'rating',
  title: 'title',
  reviewtext: 'text',
  usernickname: 'nickname',
  useremail: 'email',
  isrecommended: 'recommended',
  agreedtotermsandconditions: 'agreedToTerms',
};

/** Matches errors that the site causes, such as a wrong key. Visitors cannot correct them. */
const ownFault = /^ERROR_(?!FORM_|DUPLICATE_SUBMISSION)/;

/** Message of a rejected field without one, and of a failed submission. */
export const submissionFailed = 'Review submission failed.';

type SubmissionResponse = z.output<typeof submissionResponse>;

function fieldErrorsOf({ FormErrors }: SubmissionResponse, passkey: string): ReviewFieldErrors {
  const entries = Object.entries(FormErrors?.FieldErrors ?? {});
  const mapped = entries.flatMap(([name, { Message }]) => {
    const key = name.toLowerCase();
    const field = Object.hasOwn(fieldNames, key) ? fieldNames[key] : undefined;
    return field ? [[field, serviceMessage(Message ?? '', passkey) || submissionFailed] as const] : [];
  });
  return Object.fromEntries(mapped);
}

const failed = (error: ReviewsError): SubmissionResult => ({ state: 'failed', error });

/** Maps `HasErrors` to the joined messages and to field errors (WRITE-04). */
function rejection(response: SubmissionResponse, passkey: string): SubmissionResult {
  const fields = fieldErrorsOf(response, passkey);
  const errors = response.Errors ?? [];
  const messages = errors.map(({ Message }) => serviceMessage(Message ?? '', passkey));
  const details = messages.filter(Boolean).join(' ');
  const codes = errors.map(({ Code }) => Code ?? '');
  const isOwnFault = Object.keys(fields).length === 0 && codes.some((code) => ownFault.test(code));
  if (isOwnFault) return failed({ kind: 'rejected', message: codes.join(' '), details });
  return { state: 'rejected', details, fields };
}

/**
 * Posts a review once (WRITE-04). The service requires the author's address. Only a response with
 * `HasErrors: false` accepts the review.
 */
export async function postReview(
  access: ReviewsAccess,
  review: ReviewSubmission,
  authorAddress: string | null,
): Promise<SubmissionResult> {
  const form = new URLSearchParams({
    Action: 'submit',
    ProductId: review.productId,
    Rating: String(review.rating),
    Title: review.title,
    ReviewText: review.text,
    UserNickname: review.nickname,
    UserEmail: review.email,
    IsRecommended: String(review.recommended),
    AgreedToTermsAndConditions: String(review.agreedToTerms),
  });
  const result = await callService(address(access, 'submitreview.json'), {
    service: 'reviews',
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(authorAddress ? { 'x-forwarded-for': authorAddress } : {}),
    },
    body: form.toString(),
    timeoutMs: access.timeoutMs,
    maxBytes: maxSubmissionBytes,
    reads: 'all',
  });
  if (!result.ok) return failed({ kind: kindOf(result.error.kind), message: result.error.kind });
  const { ok, status, body } = result.value;
  const parsed = submissionResponse.safeParse(parseJson(body));
  if (parsed.data?.HasErrors && status < 500) return rejection(parsed.data, access.passkey);
  if (!ok) return failed({ kind: 'http', message: String(status) });
  if (!parsed.success) return failed({ kind: 'unreadable', message: 'an unexpected response' });
  return { state: 'accepted', submissionId: parsed.data.SubmissionId ?? null };
}
