import 'server-only';
import { type LocaleDefinition, locales } from '@/lib/locales/definitions';
import { resolveRoute } from '@/lib/locales/route';
import { isSlug } from '@/lib/text/slug';
import type { Folder } from './content-client';
import { readContent } from './lists';
import type { ContentItems } from './types';

type Item<Type extends 'product' | 'partners'> = ContentItems[Type];

/**
 * Returns the locales whose content also has the page. Content of another locale neither affects the
 * revalidation of the rendered page nor revalidates it. Omits locales whose content is unavailable.
 */
async function localesWith<Type extends 'product' | 'partners'>(
  { type, sub }: Pick<Folder<Type>, 'type' | 'sub'>,
  path: string,
  isSameItem: (item: Item<Type>) => boolean,
): Promise<readonly LocaleDefinition[]> {
  const served = locales.filter((locale) => resolveRoute(locale, path).kind === 'page');
  const results = await Promise.all(
    served.map((locale) => readContent<Type>({ type, locale, ...(sub && { sub }) })),
  );
  return served.filter((_, index) => {
    const result = results[index];
    return result && result.state !== 'failed' && result.items.some(isSameItem);
  });
}

/** Returns the locales that sell a product at the same path. */
export async function getProductLocales(categorySlug: string, slug: string) {
  if (!isSlug(categorySlug)) return [];
  const folder = { type: 'product', sub: [categorySlug] } as const;
  return localesWith(folder, `/${categorySlug}/${slug}`, (product) => product.slug === slug);
}

/** Returns the locales in which a partner has a page at the same path, which requires a banner (PART-01). */
export async function getPartnerLocales(slug: string) {
  const isSameItem = ({ slug: own, banner }: Item<'partners'>) => own === slug && banner !== null;
  return localesWith({ type: 'partners' }, `/partners/${encodeURIComponent(slug)}`, isSameItem);
}
