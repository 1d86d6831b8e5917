import type { Product } from '@/lib/content/types';
import type { FieldName } from './field-name';
import { productsOf } from './products';
import type { Check } from './types';

type Part = {
  readonly field: FieldName;
  readonly expectation: string;
  readonly has: (product: Product) => boolean;
};

/** Returns a check that reports missing parts of products. */
export function productCheck(kind: string, title: string, parts: readonly Part[]): Check {
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
