import type { ReviewSubmission } from './submission';
import type { ReviewQuery } from './types';

export type ReviewsService = { readonly url: string; readonly passkey: string };

const apiVersion = '5.4';

/** Removes `,` and `:`, which separate values and operators in a filter (REV-02). */
const filterValue = (value: string) => value.replace(/[,:]/g, '\\$&');

function address(service: ReviewsService, file: string, parameters: readonly (readonly [string, string])[]) {
  const search = new URLSearchParams([
    ['passkey', service.passkey],
    ['apiversion', apiVersion],
    ...parameters.map(([name, value]) => [name, value]),
  ]);
  return `${service.url}/${file}?${search}`;
}

/** Returns the URL of the list (REV-02). */
export function listUrl(service: ReviewsService, { productId, rating, limit, offset }: ReviewQuery): string {
  return address(service, 'reviews.json', [
    ['Filter', `ProductId:${filterValue(productId)}`],
    ...(rating === undefined ? [] : [['Filter', `Rating:${rating}`] as const]),
    ['Limit', String(limit)],
    ['Offset', String(offset)],
    ['Sort', 'SubmissionTime:desc'],
    ['Include', 'Authors,Products'],
    ['Stats', 'Reviews'],
  ]);
}

/** Returns the URL of the rating summary (REV-02). */
export function summaryUrl(service: ReviewsService, productId: string): string {
  return address(service, 'reviews.json', [
    ['Filter', `ProductId:${filterValue(productId)}`],
    ['Include', 'Products'],
    ['Stats', 'Reviews'],
  ]);
}

export const submitUrl = (service: ReviewsService) => address(service, 'submitreview.json', []);

/** Returns the form-encoded body of a submission (REV-02). */
export function submissionBody(review: ReviewSubmission): string {
  return new URLSearchParams({
    Action: 'submit',
    ProductId: review.productId,
    Rating: String(review.rating),
    Title: review.title,
    ReviewText: review.text,
    UserNickname: review.nickname,
    UserEmail: review.email,
    IsRecommended: String(review.recommended),
    AgreedToTermsAndConditions: String(review.agreedToTerms),
  }).toString();
}
