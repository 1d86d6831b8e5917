import 'server-only';
import { getProducts } from '@/lib/content';
import type { Partner, Product } from '@/lib/content/types';
import { type LocaleDefinition, offersSlug } from '@/lib/locales/definitions';

const productPath = /^\/([^/?#]+)\/([^/?#]+)\/?$/;

/** Returns the product in a partner's cooler; null without one, or if the locale does not offer it (PART-05). */
export async function favoriteProduct(
  locale: LocaleDefinition,
  { favoriteHref }: Pick<Partner, 'favoriteHref'>,
): Promise<Product | null> {
  const [, category = '', slug = ''] = productPath.exec(favoriteHref ?? '') ?? [];
  if (!offersSlug(locale, category)) return null;
  const { items } = await getProducts(locale, category);
  return items.find((product) => product.slug === slug) ?? null;
}
