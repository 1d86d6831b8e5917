import { MomentTile } from '@/components/category/moment-tile';
import { ProductGrid } from '@/components/category/product-grid';
import { editable } from '@/lib/content/editable';
import type { BlockOf, Product } from '@/lib/content/types';
import { isCategorySlug } from '@/lib/locales/category-slugs';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { blockId } from './block-id';

type WallProps = {
  readonly block: BlockOf<'products'>;
  readonly products: readonly Product[];
  readonly locale: LocaleDefinition;
  readonly isFirst: boolean;
};

/**
 * Renders products as the wall of a category's page, in the order of the campaign; nothing without products. Full rows of
 * three need no filler.
 */
export function Wall({ block, products, locale, isFirst }: WallProps) {
  const [first] = products;
  if (!first) return null;
  const { categorySlug: slug } = first;
  return (
    <ProductGrid
      filler={isCategorySlug(slug) && products.length % 3 !== 0 ? <MomentTile slug={slug} /> : null}
      heading={{ id: blockId(block), text: block.heading, editing: editable(block, 'heading') }}
      locale={locale}
      morphs={isFirst}
      products={{ ok: true, items: products.map((product, order) => ({ ...product, order })) }}
    />
  );
}
