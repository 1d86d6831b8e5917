import { type ReactNode, ViewTransition } from 'react';
import type { ProductSummary } from '@/lib/content/types';

type ProductMorphProps = {
  readonly part: 'bottle' | 'field' | 'name';
  readonly product: Pick<ProductSummary, 'categorySlug' | 'slug'>;
  /** True for a copy of the product on the same page. */
  readonly off?: boolean;
  /** One element; a page must not have two of the same part and product. */
  readonly children: ReactNode;
};

/**
 * Moves a part of a product's tile to its place on the product's page, and back, where the browser supports view
 * transitions. `app/styles/transitions.css` has the motion.
 */
export function ProductMorph({ part, product, off = false, children }: ProductMorphProps) {
  if (off) return children;
  return (
    <ViewTransition default="none" name={`${part}-${product.categorySlug}-${product.slug}`} share={part}>
      {children}
    </ViewTransition>
  );
}
