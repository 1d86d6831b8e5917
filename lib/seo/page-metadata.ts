import type { Metadata } from 'next';
import { brand } from '@/lib/brand';
import { type LocaleDefinition, locales } from '@/lib/locales/definitions';
import { resolveRoute } from '@/lib/locales/route';
import { hreflangs } from './hreflang';
import { siteOrigin } from './site-url';

type Page = {
  /** The visitor's path, for example `/faq`. */
  readonly path: string;
  /** Without the brand's name, which the layout's template adds; the home page leaves it out. */
  readonly title?: string;
  readonly description?: string;
  /** False keeps the page out of search engines. */
  readonly indexed?: boolean;
  /** Path of a picture of the page's own, 1200 × 630; else the brand's. */
  readonly picture?: { readonly path: string; readonly alt: string };
  /** Where the page is as well, when its content decides that; else every locale that serves the path. */
  readonly alternates?: readonly LocaleDefinition[];
};

/** Whether the locale serves the path at all; nothing is linked or announced where it would end in a 404. */
function servesPage(locale: LocaleDefinition, path: string): boolean {
  const route = resolveRoute(locale, path);
  return route.kind === 'page' && route.status === 200;
}

/** Returns the URLs of the same page in each locale that has it; the page itself is one of them. */
function alternateLanguages(own: LocaleDefinition, { path, alternates }: Page): Record<string, string> {
  const ids = alternates && [own, ...alternates].map(({ id }) => id);
  const having = locales.filter((locale) => (ids ? ids.includes(locale.id) : servesPage(locale, path)));
  return hreflangs(having.map((locale) => ({ locale, url: siteOrigin(locale.id) + path })));
}

/**
 * Title, description, canonical address, hreflang and sharing data of a page. Addresses are built from the
 * configured hosts, never from the request (LOC-03).
 */
export function pageMetadata(locale: LocaleDefinition, page: Page): Metadata {
  const { path, title, description, indexed = true, picture = { path: '/og.png', alt: brand.name } } = page;
  const url = siteOrigin(locale.id) + path;
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(indexed
      ? { alternates: { canonical: url, languages: alternateLanguages(locale, page) } }
      : { robots: { index: false } }),
    openGraph: {
      type: 'website',
      siteName: brand.name,
      locale: locale.tag.replace('-', '_'),
      url,
      images: [{ url: siteOrigin(locale.id) + picture.path, width: 1200, height: 630, alt: picture.alt }],
    },
    twitter: { card: 'summary_large_image' },
  };
}
