import type { Resolver } from 'react-hook-form';
import { schemaResolver } from '@/components/forms/schema-resolver';
import type { FormScope } from '@/components/forms/use-field';
import { type ReviewSubmission, reviewSchema } from '@/lib/reviews/submission';

/** Values of the form while the visitor edits it (WRITE-01). */
export type ReviewValues = Omit<ReviewSubmission, 'agreedToTerms'> & { readonly agreedToTerms: boolean };

/** The visible fields, in the order of the form. */
export const formFields = [
  'rating',
  'title',
  'text',
  'nickname',
  'email',
  'recommended',
  'agreedToTerms',
] as const;
export type FormField = (typeof formFields)[number];

export const isFormField = (name: string): name is FormField => formFields.some((field) => field === name);

/** Initial values: no rating, recommended, terms not accepted (WRITE-01). */
export const emptyReview = (productId: string): ReviewValues => ({
  productId,
  rating: 0,
  title: '',
  text: '',
  nickname: '',
  email: '',
  recommended: true,
  agreedToTerms: false,
});

/** Validates the form with the schema of the API route. */
export const reviewResolver: Resolver<ReviewValues, unknown, ReviewSubmission> = schemaResolver(reviewSchema);

export const reviewScope: FormScope = { prefix: 'review', errors: 'common.reviews.errors' };
