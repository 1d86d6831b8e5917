import { productCheck } from '../product-check';

/** Finds products that have no reviews tab because the service's id is missing. */
export const missingReviewId = productCheck('missing-review-id', 'Products without a review id', [
  {
    field: 'bazaarVoiceProductId',
    expectation: 'the id at the reviews service; there is no reviews tab',
    has: ({ reviewProductId }) => reviewProductId !== null,
  },
]);
