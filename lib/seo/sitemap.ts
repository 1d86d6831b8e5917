import { categorySlugs } from '@/lib/locales/category-slugs';
import { type LocaleDefinition, locales, pageKeys } from '@/lib/locales/definitions';
import { isAddress } from '@/lib/locales/route';
import { escapeHtml } from '@/lib/text/escape-html';
import { hreflangs } from './page-metadata';

type SitePage = {
  /** Absolute address of the page's own picture. */
  readonly picture: string | null;
  /** ISO calendar date of its last change. */
  readonly changedOn: string | null;
};

type ContentPage = { readonly path: string } & Pick<SitePage, 'picture'>;

/** The addresses that depend on content: products, partners with a banner, and campaigns. */
export type SiteContent = {
  readonly products: readonly ContentPage[];
  readonly partners: readonly ContentPage[];
  readonly campaigns: readonly ContentPage[];
  /** ISO calendar date of the newest press article. */
  readonly newestArticle: string | null;
};

/** Returns every address that the locale offers (API-08): home, its categories and pages, and those of its content. */
export function sitePages(
  locale: LocaleDefinition,
  { products, partners, campaigns, newestArticle }: SiteContent,
): ReadonlyMap<string, SitePage> {
  const without = (paths: readonly string[]) => paths.map((path) => ({ path, picture: null }));
  const changedOn = (path: string) => (path === '/press' ? newestArticle : null);
  const pages = [
    ...without(['/', ...categorySlugs.map((slug) => `/${slug}`)]),
    ...products,
    ...without(pageKeys.map((key) => `/${key}`)),
    ...partners,
    ...campaigns,
  ];
  const offered = pages.filter(({ path }) => isAddress(locale, path));
  return new Map(offered.map(({ path, picture }) => [path, { picture, changedOn: changedOn(path) }]));
}

export type LocaleSite = {
  readonly locale: LocaleDefinition;
  readonly origin: string;
  /** By path. */
  readonly pages: ReadonlyMap<string, SitePage>;
};

function urlElement(
  path: string,
  { picture, changedOn }: SitePage,
  site: LocaleSite,
  sites: readonly LocaleSite[],
): string {
  const offering = sites.filter(({ pages }) => pages.has(path));
  const versions = offering.map(({ locale, origin }) => ({ locale, url: origin + path }));
  const alternates = Object.entries(hreflangs(versions)).map(
    ([hreflang, url]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(url)}"/>`,
  );
  const image = picture ? `<image:image><image:loc>${escapeHtml(picture)}</image:loc></image:image>` : '';
  const lastmod = changedOn ? `<lastmod>${escapeHtml(changedOn)}</lastmod>` : '';
  return `<url><loc>${escapeHtml(site.origin + path)}</loc>${lastmod}${alternates.join('')}${image}</url>`;
}

/**
 * Returns the sitemap of one site (SEO-06, SEO-07); each address names its alternates on the sites that offer it too. Only
 * the press page has a `lastmod`: other content has no date, and an invented one teaches search engines to ignore it.
 */
export function sitemapXml(site: LocaleSite, sites: readonly LocaleSite[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...[...site.pages].map(([path, page]) => urlElement(path, page, site, sites)),
    '</urlset>',
    '',
  ].join('\n');
}

/** Reads all sites, with what `read` knows of each locale's content. */
export async function readSites(
  originOf: (locale: LocaleDefinition) => string,
  read: (locale: LocaleDefinition) => Promise<SiteContent>,
): Promise<readonly LocaleSite[]> {
  return Promise.all(
    locales.map(async (locale) => ({
      locale,
      origin: originOf(locale),
      pages: sitePages(locale, await read(locale)),
    })),
  );
}
