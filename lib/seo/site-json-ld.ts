import { brand } from '@/lib/brand';
import type { LocaleDefinition } from '@/lib/locales/definitions';

/** Returns the site and the company behind it in the vocabulary of schema.org (SEO-02). */
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
        telephone: `+1${brand.contact.telephone}`,
        address: [...brand.contact.address, brand.contact.country].join(', '),
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

/** Returns the path from the home page to a page in the vocabulary of schema.org (SEO-02). */
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
