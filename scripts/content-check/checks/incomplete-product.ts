import type { Product } from '@/lib/content/types';
import { hasFacts, hasText, variantsOf } from '@/lib/product/per-size';
import { photographedSizes } from '@/lib/product/sizes';
import { productsOf } from '../products';
import type { Check } from '../types';

type Part = {
  readonly field: string;
  readonly expectation: string;
  readonly has: (product: Product) => boolean;
};

function check(kind: string, title: string, parts: readonly Part[]): Check {
  return {
    kind,
    title,
    severity: 'warning',
    find: (content) =>
      productsOf(content).flatMap((product) =>
        parts
          .filter(({ has }) => !has(product))
          .map(({ field, expectation }) => ({ path: product.path, field, value: null, expectation })),
      ),
  };
}

/** Finds products that the site shows with a placeholder instead of a picture (PROD-03). */
export const missingPicture = check('missing-picture', 'Products without pictures', [
  {
    field: 'categoryTileImage',
    expectation: 'a picture for lists; the site shows a placeholder',
    has: ({ tileImage, image }) => (tileImage ?? image) !== null,
  },
  {
    field: 'detailImage16oz',
    expectation: 'a pack shot of at least one size',
    has: (product) => photographedSizes(product).length > 0,
  },
]);

/** Finds products with tabs that say "coming soon". */
export const missingTab = check('missing-tab', 'Products without the content of a tab', [
  { field: 'detailsTabContent', expectation: 'details', has: ({ details }) => details !== null },
  {
    field: 'nutritionFactsTabContent',
    expectation: 'nutrition facts of at least one size',
    has: ({ nutrition }) => variantsOf(nutrition, [], hasFacts).length > 0,
  },
  {
    field: 'ingredientsTabContent',
    expectation: 'ingredients of at least one size',
    has: ({ ingredients }) => variantsOf(ingredients, [], hasText).length > 0,
  },
]);

/** Finds products that have no reviews tab because the service's id is missing. */
export const missingReviewId = check('missing-review-id', 'Products without a review id', [
  {
    field: 'bazaarVoiceProductId',
    expectation: 'the id at the reviews service; there is no reviews tab',
    has: ({ reviewProductId }) => reviewProductId !== null,
  },
]);
