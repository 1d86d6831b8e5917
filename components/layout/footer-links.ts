import type { useTranslations } from 'next-intl';
import { brand, linkInLanguage } from '@/lib/brand';
import { type LocaleDefinition, offersPage, type PageKey } from '@/lib/locales/definitions';
import { type NavigationItem, navigationItems } from './navigation-items';

type ColumnKey = 'products' | 'company' | 'customer-care' | 'social' | 'help';
export type FooterColumn = {
  readonly key: ColumnKey;
  readonly title: string;
  readonly links: readonly NavigationItem[];
};

/** Returns the five columns of the footer (HDR-05), with links that the locale offers. */
export function footerColumns(
  locale: LocaleDefinition,
  t: ReturnType<typeof useTranslations<'common'>>,
  policyUrl: string,
): readonly FooterColumn[] {
  const pages = (...keys: Exclude<PageKey, 'partners'>[]): NavigationItem[] =>
    keys
      .filter((key) => offersPage(locale, key))
      .map((key) => ({ href: `/${key}`, label: t(`footer.links.${key}`) }));
  const column = (key: ColumnKey, links: readonly NavigationItem[]): FooterColumn => ({
    key,
    title: t(`footer.columns.${key}`),
    links,
  });
  return [
    column('products', navigationItems(locale, t).categories),
    column('company', pages('our-story', 'press')),
    column('customer-care', pages('contact', 'store-locator')),
    column('social', [
      { href: brand.social.instagram, label: t('footer.links.instagram') },
      { href: brand.social.facebook, label: t('footer.links.facebook') },
    ]),
    column('help', [
      ...pages('faq'),
      { href: policyUrl, label: t('footer.links.privacy-policy') },
      {
        href: linkInLanguage(brand.privacy.choices, locale.language),
        label: t('footer.links.privacy-choices'),
      },
    ]),
  ];
}
