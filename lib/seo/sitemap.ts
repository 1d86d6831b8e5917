import type { Partner, ProductSummary } from '@/lib/content/types';
import { categorySlugs, type LocaleDefinition, locales, pageKeys } from '@/lib/locales/definitions';
import { isAddress } from '@/lib/locales/route';

/** What the content backend adds to the addresses that a locale has anyway. */
export type SiteContent = {
  readonly products: readonly Pick<ProductSummary, 'categorySlug' | 'slug'>[];
  readonly partners: readonly Pick<Partner, 'slug' | 'banner'>[];
};

/**
 * Every address the locale offers (contract section 6): home, its categories and pages, their products, and the
 * partners that have a page of their own, which takes a banner (spec section 2, Partners).
 */
export function sitePaths(locale: LocaleDefinition, { products, partners }: SiteContent): readonly string[] {
  const paths = [
    '/',
    ...categorySlugs.map((slug) => `/${slug}`),
    ...products.map(({ categorySlug, slug }) => `/${categorySlug}/${slug}`),
    ...pageKeys.map((key) => `/${key}`),
    ...partners.filter(({ banner }) => banner).map(({ slug }) => `/partners/${slug}`),
  ];
  return [...new Set(paths)].filter((path) => isAddress(locale, path));
}

export type LocaleSite = {
  readonly locale: LocaleDefinition;
  readonly origin: string;
  readonly paths: ReadonlySet<string>;
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

function urlElement(path: string, site: LocaleSite, sites: readonly LocaleSite[]): string {
  const offering = sites.filter(({ paths }) => paths.has(path));
  const alternates = offering.map(
    ({ locale, origin }) =>
      `<xhtml:link rel="alternate" hreflang="${locale.tag}" href="${escapeXml(origin + path)}"/>`,
  );
  return `<url><loc>${escapeXml(site.origin + path)}</loc>${alternates.join('')}</url>`;
}

/** The sitemap of one site; each address names its counterparts on the sites that offer it too. */
export function sitemapXml(site: LocaleSite, sites: readonly LocaleSite[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...[...site.paths].map((path) => urlElement(path, site, sites)),
    '</urlset>',
    '',
  ].join('\n');
}

/** All sites, made from what `read` says about each locale's content. */
export async function readSites(
  originOf: (locale: LocaleDefinition) => string,
  read: (locale: LocaleDefinition) => Promise<SiteContent>,
): Promise<readonly LocaleSite[]> {
  return Promise.all(
    locales.map(async (locale) => ({
      locale,
      origin: originOf(locale),
      paths: new Set(sitePaths(locale, await read(locale))),
    })),
  );
}
