import { ruleResolver } from '@/components/ui/rule-resolver';
import { type ReviewSubmission, validateReview } from '@/lib/reviews/submission';

/** What the form holds while it is filled in (spec section 3, review submission). */
export type ReviewValues = Omit<ReviewSubmission, 'agreedToTerms'> & { readonly agreedToTerms: boolean };

/** The fields a visitor sees, in the order of the form. */
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

/** No rating, recommended, terms open (spec section 4, Review form). */
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

/** The rules of `lib/reviews`, which the route applies too. */
export const reviewResolver = ruleResolver<ReviewValues, ReviewSubmission>(validateReview);

/** Where a field is in the page. */
export const fieldId = (name: FormField) => `review-${name}`;
