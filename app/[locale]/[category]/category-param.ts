import { notFound } from 'next/navigation';
import { type CategorySlug, isCategorySlug } from '@/lib/locales/category-slugs';
import { getLocale, isLocaleId, type LocaleDefinition, offersCategory } from '@/lib/locales/definitions';

export type CategoryParams = {
  readonly params: Promise<{ readonly locale: string; readonly category: string }>;
};

/** Returns the locale and a category it offers. Calls notFound otherwise; the middleware already rejects those. */
export async function categoryParam(
  params: CategoryParams['params'],
): Promise<{ readonly locale: LocaleDefinition; readonly slug: CategorySlug }> {
  const { locale: id, category: slug } = await params;
  if (!isLocaleId(id) || !isCategorySlug(slug)) notFound();
  const locale = getLocale(id);
  if (!offersCategory(locale, slug)) notFound();
  return { locale, slug };
}
