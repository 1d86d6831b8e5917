import type { Metadata } from 'next';
import { brand } from '@/lib/brand';
import { type LocaleDefinition, locales } from '@/lib/locales/definitions';
import { resolveRoute } from '@/lib/locales/route';
import { hreflangs } from './hreflang';
import { siteOrigin } from './site-url';

type Page = {
  /** The visitor's path, for example `/faq`. */
  readonly path: string;
  /** Title without the brand's name, which the layout's template adds. The home page omits it. */
  readonly title?: string;
  readonly description?: string;
  /** False excludes the page from search engines. */
  readonly indexed?: boolean;
  /** Path of the page's own picture, 1200 × 630; by default the brand's. */
  readonly picture?: { readonly path: string; readonly alt: string };
  /** Locales that have the page, if its content decides; by default all that serve the path. */
  readonly alternates?: readonly LocaleDefinition[];
};

/** Returns whether the locale serves the path. A path that would be a 404 is neither linked nor announced. */
function servesPage(locale: LocaleDefinition, path: string): boolean {
  const route = resolveRoute(locale, path);
  return route.kind === 'page' && route.status === 200;
}

/** Returns the URLs of the page in each locale that has it, including its own. */
function alternateLanguages(own: LocaleDefinition, { path, alternates }: Page): Record<string, string> {
  const ids = alternates && [own, ...alternates].map(({ id }) => id);
  const having = locales.filter((locale) => (ids ? ids.includes(locale.id) : servesPage(locale, path)));
  return hreflangs(having.map((locale) => ({ locale, url: siteOrigin(locale.id) + path })));
}

/**
 * Returns title, description, canonical URL, hreflang and sharing data of a page. Builds URLs from the
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
