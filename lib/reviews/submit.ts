import type { z } from 'zod';
import { callService, parseJson } from '@/lib/http/call';
import { fail, type ReviewsAccess } from './read';
import { submissionBody, submitUrl } from './requests';
import type { ReviewSubmission } from './submission';
import { reviewTexts, serviceWords } from './texts';
import type { ReviewField, ReviewFieldErrors, SubmissionResult } from './types';
import { submissionAnswer } from './wire';

/** The service's lower-case field names. */
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

/** Errors of the site's own making, such as a wrong key: no visitor can mend them by changing the review. */
const ownFault = /^ERROR_(?!FORM_|DUPLICATE_SUBMISSION)/;

type Answer = z.output<typeof submissionAnswer>;

function readFieldErrors({ FormErrors }: Answer, passkey: string): ReviewFieldErrors {
  const entries = Object.entries(FormErrors?.FieldErrors ?? {});
  const mapped = entries.flatMap(([name, { Message }]) => {
    const key = name.toLowerCase();
    const field = Object.hasOwn(fieldNames, key) ? fieldNames[key] : undefined;
    return field ? [[field, serviceWords(Message ?? '', passkey) || reviewTexts.submit] as const] : [];
  });
  return Object.fromEntries(mapped);
}

/** `HasErrors`: the spec's sentence plus the joined messages; the field errors by field (spec section 8). */
function rejection(answer: Answer, passkey: string): SubmissionResult {
  const fields = readFieldErrors(answer, passkey);
  const errors = answer.Errors ?? [];
  const said = errors.map(({ Message }) => serviceWords(Message ?? '', passkey)).filter(Boolean);
  const message = [reviewTexts.submitErrors, ...said].join(' ');
  const codes = errors.map(({ Code }) => Code ?? '');
  const isOwnFault = Object.keys(fields).length === 0 && codes.some((code) => ownFault.test(code));
  if (!isOwnFault) return { state: 'rejected', message, fields };
  return { state: 'failed', failure: fail('refused', message, codes.join(' ')).failure };
}

const failed = (...failure: Parameters<typeof fail>): SubmissionResult => ({
  state: 'failed',
  failure: fail(...failure).failure,
});

/**
 * Submits a review, once (spec section 7.6). The service asks a server to name the author's address (contract
 * section 5). Accepted is only what came with `HasErrors: false`.
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
    const { kind } = result.failure;
    if (kind === 'too-large') return failed('unreadable', reviewTexts.submitUnexpected, kind);
    return failed(kind, reviewTexts.submitNetwork, kind);
  }
  const { ok, status, body } = result.answer;
  const parsed = submissionAnswer.safeParse(parseJson(body));
  if (parsed.data?.HasErrors && status < 500) return rejection(parsed.data, access.passkey);
  if (!ok) return failed('http', reviewTexts.submit, String(status));
  if (!parsed.success)
    return failed('unreadable', reviewTexts.submitUnexpected, 'an answer of another shape');
  return { state: 'accepted', submissionId: parsed.data.SubmissionId ?? null };
}
