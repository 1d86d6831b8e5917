import type { useTranslations } from 'next-intl';
import { enabledCategories, type LocaleDefinition, offersPage } from '@/lib/locales/definitions';

export type NavigationItem = {
  readonly href: string;
  readonly label: string;
};

/**
 * Returns the navigation items: the locale's categories, partners and where-to-buy (HDR-02), and the pages that only the
 * menu of narrow windows lists (HDR-03).
 */
export function navigationItems(locale: LocaleDefinition, t: ReturnType<typeof useTranslations<'common'>>) {
  const categories: NavigationItem[] = enabledCategories(locale).map((slug) => ({
    href: `/${slug}`,
    label: t(`categories.${slug}`),
  }));
  const pages: NavigationItem[] = [];
  if (offersPage(locale, 'partners')) pages.push({ href: '/partners', label: t('header.partners') });
  if (offersPage(locale, 'store-locator')) {
    pages.push({ href: '/store-locator', label: t('header.where-to-buy') });
  }
  const more: NavigationItem[] = (['our-story', 'faq', 'contact'] as const)
    .filter((page) => offersPage(locale, page))
    .map((page) => ({ href: `/${page}`, label: t(`footer.links.${page}`) }));
  return { categories, pages, more };
}
