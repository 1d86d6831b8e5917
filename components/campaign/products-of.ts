import 'server-only';
import { getProducts } from '@/lib/content';
import type { BlockOf, Product } from '@/lib/content/types';
import { type LocaleDefinition, offersSlug } from '@/lib/locales/definitions';

/**
 * Returns the chosen products in their order, each once, or else those of the line. Leaves out products that the locale
 * does not sell.
 */
export async function productsOf(
  { products, line }: Pick<BlockOf<'products'>, 'products' | 'line'>,
  locale: LocaleDefinition,
): Promise<readonly Product[]> {
  const slugs = products.length > 0 ? products.map(({ categorySlug }) => categorySlug) : [line ?? ''];
  const offered = [...new Set(slugs)].filter((slug) => offersSlug(locale, slug));
  const lists = await Promise.all(offered.map((slug) => getProducts(locale, slug)));
  const all = lists.flatMap(({ items }) => items);
  if (products.length === 0) return all;
  const chosen = products.flatMap(
    (place) =>
      all.find(({ categorySlug, slug }) => categorySlug === place.categorySlug && slug === place.slug) ?? [],
  );
  return [...new Set(chosen)];
}
