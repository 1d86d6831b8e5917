import type { Metadata } from 'next';
import { brand } from '@/lib/brand';
import { defaultLocaleId, type LocaleDefinition, locales } from '@/lib/locales/definitions';
import { resolveRoute } from '@/lib/locales/route';
import { siteOrigin } from './site-url';

/** Search engines show about this number of characters of a description. */
const maxCharacters = 160;

const sentence = (line: string) => (/[.!?…]$/.test(line) ? line : `${line}.`);

/** Cuts a text after a whole word. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most - 1);
  return `${text.slice(0, end > 0 ? end : most - 1).replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')}…`;
}

/**
 * Returns the sentences of a text that fit into a description (SEO-03). Each line is a sentence. Cuts the
 * first one after a word if it is too long.
 */
export function description(text: string, most = maxCharacters): string {
  const lines = text
    .split(/\n|(?<=[.!?])\s/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map(sentence);
  let summary = '';
  for (const line of lines) {
    const longer = summary ? `${summary} ${line}` : cut(line, most);
    if (longer.length > most) break;
    summary = longer;
  }
  return summary;
}

type Version = { readonly locale: Pick<LocaleDefinition, 'id' | 'tag'>; readonly url: string };

/**
 * Returns hreflang values with their URLs for all versions of a page (SEO-01). `x-default` is the page for
 * visitors whose language has no version: the default locale's, or the first one if that locale does not have
 * the page.
 */
export function hreflangs(versions: readonly Version[]): Readonly<Record<string, string>> {
  const byTag = Object.fromEntries(versions.map(({ locale, url }) => [locale.tag, url]));
  const standard = versions.find(({ locale }) => locale.id === defaultLocaleId) ?? versions[0];
  return standard ? { ...byTag, 'x-default': standard.url } : byTag;
}

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
