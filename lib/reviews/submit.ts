import type { z } from 'zod';
import { callService, parseJson } from '@/lib/http/call';
import { fail, type ReviewsAccess } from './read';
import { submissionBody, submitUrl } from './requests';
import { submissionResponse } from './response-schema';
import { serviceMessage } from './service-message';
import type { ReviewSubmission } from './submission';
import { reviewTexts } from './texts';
import type { ReviewField, ReviewFieldErrors, SubmissionResult } from './types';

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

type ServiceResponse = z.output<typeof submissionResponse>;

function readFieldErrors({ FormErrors }: ServiceResponse, passkey: string): ReviewFieldErrors {
  const entries = Object.entries(FormErrors?.FieldErrors ?? {});
  const mapped = entries.flatMap(([name, { Message }]) => {
    const key = name.toLowerCase();
    const field = Object.hasOwn(fieldNames, key) ? fieldNames[key] : undefined;
    return field ? [[field, serviceMessage(Message ?? '', passkey) || reviewTexts.submit] as const] : [];
  });
  return Object.fromEntries(mapped);
}

const failed = (...failure: Parameters<typeof fail>): SubmissionResult => ({
  state: 'failed',
  error: fail(...failure).error,
});

/** Maps `HasErrors` to one sentence with the joined messages, and to field errors (WRITE-04). */
function rejection(response: ServiceResponse, passkey: string): SubmissionResult {
  const fields = readFieldErrors(response, passkey);
  const errors = response.Errors ?? [];
  const messages = errors.map(({ Message }) => serviceMessage(Message ?? '', passkey)).filter(Boolean);
  const message = [reviewTexts.submitErrors, ...messages].join(' ');
  const codes = errors.map(({ Code }) => Code ?? '');
  const isOwnFault = Object.keys(fields).length === 0 && codes.some((code) => ownFault.test(code));
  if (!isOwnFault) return { state: 'rejected', message, fields };
  return failed('refused', message, codes.join(' '));
}

/**
 * Submits a review once (WRITE-04). The service requires the author's address. Only a response with
 * `HasErrors: false` accepts the review.
 */
export async function submitReview(
  access: ReviewsAccess,
  review: ReviewSubmission,
  authorAddress: string | null,
): Promise<SubmissionResult> {
  const result = await callService(submitUrl(access), {
    service: 'reviews',
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(authorAddress ? { 'x-forwarded-for': authorAddress } : {}),
    },
    body: submissionBody(review),
    timeoutMs: access.timeoutMs,
    maxBytes: 256 * 1024,
    reads: 'all',
  });
  if (!result.ok) {
    const { kind } = result.error;
    if (kind === 'too-large') return failed('unreadable', reviewTexts.submitUnexpected, kind);
    return failed(kind, reviewTexts.submitNetwork, kind);
  }
  const { ok, status, body } = result.value;
  const parsed = submissionResponse.safeParse(parseJson(body));
  if (parsed.data?.HasErrors && status < 500) return rejection(parsed.data, access.passkey);
  if (!ok) return failed('http', reviewTexts.submit, String(status));
  if (!parsed.success) return failed('unreadable', reviewTexts.submitUnexpected, 'an unexpected response');
  return { state: 'accepted', submissionId: parsed.data.SubmissionId ?? null };
}
