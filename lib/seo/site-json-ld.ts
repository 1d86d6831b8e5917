import { brand } from '@/lib/brand';
import type { LocaleDefinition } from '@/lib/locales/definitions';

/** The site and who is behind it, in the words of schema.org. */
export function siteJsonLd(origin: string, { tag }: Pick<LocaleDefinition, 'tag'>) {
  const home = `${origin}/`;
  const publisher = { '@id': `${home}#organization` };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...publisher,
        name: brand.name,
        legalName: brand.legalName,
        url: home,
        logo: `${origin}/logo.svg`,
        sameAs: Object.values(brand.social),
      },
      {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        name: brand.name,
        url: home,
        inLanguage: tag,
        publisher,
      },
    ],
  };
}

export type Crumb = { readonly name: string; readonly path: string };

/** The way from the home page to a page, in the words of schema.org. */
export function breadcrumbJsonLd(origin: string, trail: readonly Crumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: brand.name, path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
