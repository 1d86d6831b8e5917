import * as z from 'zod/mini';
import { type FieldErrors, fieldErrors } from '@/lib/field-errors';
import type { Result } from '@/lib/result';
import { toMultiLine, toSingleLine } from '@/lib/text/control-characters';

/** Minimum and maximum lengths in characters (WRITE-02). */
export const reviewLengths = {
  title: { min: 5, max: 100 },
  text: { min: 10, max: 2000 },
  nickname: { min: 1, max: 50 },
  email: { min: 1, max: 255 },
} as const;

/** Text, an @, and a domain with a dot. */
const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

function text(field: keyof typeof reviewLengths, clean = toSingleLine) {
  const { min, max } = reviewLengths[field];
  const required = `${field}-required`;
  return z
    .string(required)
    .check(
      z.overwrite(clean),
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.minLength(min, `${field}-too-short`),
      z.maxLength(max, { error: `${field}-too-long`, abort: true }),
    );
}

/** A product id of the reviews service. It must not contain a backslash, the service's escape character. */
export const productIdSchema = z
  .string('product-required')
  .check(z.trim(), z.regex(/^[^\s\\\p{Cc}]{1,100}$/u, 'product-required'));

/**
 * Rules of the review form (WRITE-02), used by the form and by its route. Uses zod's small build, because the
 * browser loads it. Every message is a key below `reviews.errors` of the common messages.
 */
export const reviewSchema = z.object({
  productId: productIdSchema,
  rating: z.int('rating-required').check(z.gte(1, 'rating-required'), z.lte(5, 'rating-required')),
  title: text('title'),
  text: text('text', toMultiLine),
  nickname: text('nickname'),
  email: text('email').check(z.regex(address, 'email-invalid')),
  recommended: z.boolean('recommended-required'),
  agreedToTerms: z.literal(true, 'terms-required'),
});

export type ReviewSubmission = z.output<typeof reviewSchema>;
export type ReviewField = keyof ReviewSubmission;

/** The fields that the form shows, in its order. */
export const formFields = [
  'rating',
  'title',
  'text',
  'nickname',
  'email',
  'recommended',
  'agreedToTerms',
] as const satisfies readonly ReviewField[];
export type FormField = (typeof formFields)[number];

export const isFormField = (name: string): name is FormField => formFields.some((field) => field === name);

const isReviewField = (name: string): name is ReviewField => Object.hasOwn(reviewSchema.shape, name);

/** Validates a review and drops unknown fields. */
export function validateReview(input: unknown): Result<ReviewSubmission, FieldErrors<ReviewField>> {
  // An array or a text has no fields, so each is missing.
  const fields = typeof input === 'object' && !Array.isArray(input) ? (input ?? {}) : {};
  const result = reviewSchema.safeParse(fields);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, error: fieldErrors(result.error.issues, isReviewField) };
}
