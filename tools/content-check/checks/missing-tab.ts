import { hasFacts, hasText, variantsOf } from '@/lib/product/per-size';
import { productCheck } from '../product-check';

/** Finds products with tabs that show "coming soon". */
export const missingTab = productCheck('missing-tab', 'Products without the content of a tab', [
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
