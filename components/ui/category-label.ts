import type { useTranslations } from 'next-intl';
import { isCategorySlug } from '@/lib/locales/features';

type CategoryNames = ReturnType<typeof useTranslations<'common.categories'>>;

/** What a category is called in the visitor's language; content calls every one of them by its English label. */
export function categoryLabel(names: CategoryNames, slug: string, contentLabel: string): string {
  return isCategorySlug(slug) ? names(slug) : contentLabel;
}
