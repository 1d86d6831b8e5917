import { photographedSizes } from '@/lib/product/sizes';
import { productCheck } from '../product-check';

/** Finds products that show a placeholder in place of a picture (PROD-03). */
export const missingPicture = productCheck('missing-picture', 'Products without pictures', [
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
