import type { LocaleDefinition, PageKey } from './definitions';
import { pageKeys } from './definitions';
import { isCategorySlug, offersCategory, offersPage, sanitizeSlug } from './features';

/** What an address leads to: a page below `app/[locale]`, or a redirect (contract section 7). */
export type Route =
  | { readonly kind: 'page'; readonly path: string; readonly status: 200 | 404 }
  | { readonly kind: 'redirect'; readonly to: string };

const page = (path: string): Route => ({ kind: 'page', path, status: 200 });

/** Internal pages that stand for every unknown address, so that made-up addresses share one stored page. */
const notFound: Route = { kind: 'page', path: '/not-found', status: 404 };
const invalidCategory: Route = { kind: 'page', path: '/invalid-category', status: 404 };
const toNotFound: Route = { kind: 'redirect', to: '/404' };

/** A slug that reaches content; longer or stranger ones name nothing. */
const plainSlug = /^[A-Za-z0-9_-]{1,100}$/;
const unknownSlug = '-';

/** A partner's slug is its name (spec section 2), accents and apostrophes included. */
const nameSlug = /^(?!\.{1,2}$)[^\p{C}\p{Z}/\\]{1,100}$/u;

/**
 * Files that every locale has its own of, path patterns or not (contract section 6), and where they are made. The
 * names differ, because Next has its own idea of a route called `sitemap.xml`.
 */
const localeFiles = new Map([
  ['/robots.txt', '/robots'],
  ['/sitemap.xml', '/sitemap'],
  ['/search-index.json', '/search-index'],
]);

const isPageKey = (segment: string): segment is PageKey => pageKeys.some((key) => key === segment);

/** Decoded path segments, null when the escapes are broken. */
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
  return page(`/${slug}/${plainSlug.test(product) ? product : unknownSlug}`);
}

function servesPath(locale: LocaleDefinition, pathname: string): boolean {
  return locale.pathPatterns?.some((pattern) => new RegExp(pattern).test(pathname)) ?? true;
}

/**
 * Maps a visitor's path to the internal page of the locale, without any call: the routes of spec section 2 and
 * the status codes of contract section 7.
 */
export function resolveRoute(locale: LocaleDefinition, pathname: string): Route {
  const file = localeFiles.get(pathname);
  if (file !== undefined) return page(file);
  const segments = servesPath(locale, pathname) ? segmentsOf(pathname) : null;
  if (!segments || segments.length > 2) return notFound;
  const [first, second] = segments;
  if (first === undefined) return page('');
  if (first === '404' && second === undefined) return notFound;
  if (!isPageKey(first)) {
    return second === undefined ? categoryRoute(locale, first) : productRoute(locale, first, second);
  }
  if (!offersPage(locale, first)) return notFound;
  if (second === undefined) return page(`/${first}`);
  return first === 'partners'
    ? page(`/partners/${nameSlug.test(second) ? encodeURIComponent(second) : unknownSlug}`)
    : notFound;
}

/** Whether a path is an address of its own: not a 404, a redirect or another spelling of a page. */
export function isAddress(locale: LocaleDefinition, path: string): boolean {
  const route = resolveRoute(locale, path);
  return route.kind === 'page' && route.status === 200 && (route.path || '/') === path;
}
