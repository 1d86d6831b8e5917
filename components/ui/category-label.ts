import type { useTranslations } from 'next-intl';
import { isCategorySlug } from '@/lib/locales/category-slugs';

type CategoryNames = ReturnType<typeof useTranslations<'common.categories'>>;

/** Returns a category's name in the visitor's language; content has English labels in all languages. */
export function categoryLabel(names: CategoryNames, slug: string, contentLabel: string): string {
  return isCategorySlug(slug) ? names(slug) : contentLabel;
}
