import 'server-only';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { enabledCategories } from '@/lib/locales/features';
import { getProducts } from './products';
import type { Product } from './types';

/** Returns the first product of each category that the locale offers, in their order. */
export async function getLineUp(locale: LocaleDefinition): Promise<readonly Product[]> {
  const lists = await Promise.all(enabledCategories(locale).map((slug) => getProducts(locale, slug)));
  return lists.flatMap(({ items: [first] }) => first ?? []);
}
