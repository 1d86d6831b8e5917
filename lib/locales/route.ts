import { isNameSlug, isSlug } from '@/lib/text/slug';
import { isCategorySlug } from './category-slugs';
import {
  type LocaleDefinition,
  offersCategory,
  offersPage,
  type PageKey,
  pageKeys,
  sanitizeSlug,
} from './definitions';

/** Target of a URL: a page below `app/[locale]`, or a redirect (NAV-02). */
export type Route =
  | { readonly kind: 'page'; readonly path: string; readonly status: 200 | 404 }
  | { readonly kind: 'redirect'; readonly to: string };

const page = (path: string): Route => ({ kind: 'page', path, status: 200 });

/** Internal pages of unknown URLs, so that all unknown URLs share one cached page. */
const notFound: Route = { kind: 'page', path: '/not-found', status: 404 };
const invalidCategory: Route = { kind: 'page', path: '/invalid-category', status: 404 };
const toNotFound: Route = { kind: 'redirect', to: '/404' };

/** First segment of campaign pages, `/c/{slug}` (CAMP-01). */
const campaignFolder = 'c';

/** Returns the visitor's path of a campaign page (CAMP-01). */
export const campaignPath = ({ slug }: { readonly slug: string }): `/c/${string}` =>
  `/${campaignFolder}/${slug}`;

/** Replaces every slug that is too long or has invalid characters. */
const unknownSlug = '-';

/**
 * Files per locale (NAV-02) and their internal routes, which have other names, because Next reserves names such as
 * `sitemap.xml`.
 */
const localeFiles = new Map([
  ['/robots.txt', '/robots'],
  ['/sitemap.xml', '/sitemap'],
  ['/search-index.json', '/search-index'],
  ['/llms.txt', '/llms'],
  ['/manifest.webmanifest', '/manifest'],
]);

const isPageKey = (segment: string): segment is PageKey => pageKeys.some((key) => key === segment);

/** Returns the decoded path segments; null for invalid percent-encoding. */
function segmentsOf(pathname: string): string[] | null {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

function categoryRoute(locale: LocaleDefinition, segment: string): Route {
  const slug = sanitizeSlug(segment);
  if (!isCategorySlug(slug)) return invalidCategory;
  return offersCategory(locale, slug) ? page(`/${slug}`) : toNotFound;
}

function productRoute(locale: LocaleDefinition, category: string, product: string): Route {
  const slug = sanitizeSlug(category);
  if (!isCategorySlug(slug) || !offersCategory(locale, slug)) return toNotFound;
  return page(`/${slug}/${isSlug(product) ? product : unknownSlug}`);
}

/** Returns the internal route of the social picture of a product or campaign (SEO-04). */
function pictureRoute(locale: LocaleDefinition, category: string, file: string): Route {
  const product = file.replace(/\.jpg$/, '');
  if (product === file || !isSlug(product)) return notFound;
  const isOffered = isCategorySlug(category) && offersCategory(locale, category);
  return isOffered || category === campaignFolder ? page(`/social/${category}/${product}`) : notFound;
}

function servesPath(locale: LocaleDefinition, pathname: string): boolean {
  return locale.pathPatterns?.some((pattern) => new RegExp(pattern).test(pathname)) ?? true;
}

/**
 * Maps a visitor's path to the internal page of the locale, without upstream requests (NAV-01, NAV-02, NAV-04).
 */
export function resolveRoute(locale: LocaleDefinition, pathname: string): Route {
  const file = localeFiles.get(pathname);
  if (file !== undefined) return page(file);
  const segments = servesPath(locale, pathname) ? segmentsOf(pathname) : null;
  if (!segments) return notFound;
  const [first, second, third, ...rest] = segments;
  if (third !== undefined)
    return first === 'social' && second && rest.length === 0 ? pictureRoute(locale, second, third) : notFound;
  if (first === undefined) return page('');
  if (first === '404' && second === undefined) return notFound;
  if (first === campaignFolder && second !== undefined)
    return page(`/${campaignFolder}/${isSlug(second) ? second : unknownSlug}`);
  if (!isPageKey(first)) {
    return second === undefined ? categoryRoute(locale, first) : productRoute(locale, first, second);
  }
  if (!offersPage(locale, first)) return notFound;
  if (second === undefined) return page(`/${first}`);
  return first === 'partners'
    ? page(`/partners/${isNameSlug(second) ? encodeURIComponent(second) : unknownSlug}`)
    : notFound;
}

/** Returns whether a path is the canonical URL of a page: not a 404, a redirect or another spelling. */
export function isAddress(locale: LocaleDefinition, path: string): boolean {
  const route = resolveRoute(locale, path);
  return route.kind === 'page' && route.status === 200 && (route.path || '/') === path;
}
