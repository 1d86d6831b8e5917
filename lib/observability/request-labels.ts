import type { Config } from '@/lib/config';
import { isCategorySlug } from '@/lib/locales/category-slugs';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { requestLocale } from '@/lib/locales/request-locale';
import { resolveRoute } from '@/lib/locales/route';

const apiRoutes: ReadonlySet<string> = new Set([
  '/api/contact',
  '/api/csp-reports',
  '/api/health',
  '/api/metrics',
  '/api/newsletter',
  '/api/preview',
  '/api/preview/exit',
  '/api/ready',
  '/api/revalidate',
  '/api/reviews',
  '/api/reviews/summary',
  '/api/vitals',
]);

const folders = ['/_next/', '/api/', '/aem-api/', '/content/dam/', '/locales/'] as const;

/** Returns the page of an internal path, with parameters in place of slugs. */
function pageOf(path: string): string {
  const [first = '', second] = path.split('/').filter(Boolean);
  if (first === 'social') return '/social/[category]/[product]';
  if (isCategorySlug(first)) return second === undefined ? '/[category]' : '/[category]/[product]';
  if (second === undefined) return `/${first}`;
  return first === 'c' ? '/c/[campaign]' : `/${first}/[partner]`;
}

/** Returns the route of a request from a short list: a path that a visitor typed is never a label. */
export function routeLabel(pathname: string, locale: LocaleDefinition): string {
  if (apiRoutes.has(pathname)) return pathname;
  const folder = folders.find((start) => pathname.startsWith(start));
  if (folder) return `${folder}*`;
  // Files of `public/`, and unknown addresses that look like them.
  if (/\.(?:webp|svg|png|ico|js|css|html)$/.test(pathname)) return 'file';
  const route = resolveRoute(locale, pathname);
  return route.kind === 'redirect' ? 'redirect' : pageOf(route.path);
}

type HeaderMap = Readonly<Record<string, string | readonly string[] | undefined>>;

export function requestLabels(
  url: string,
  headers: HeaderMap,
  config: Pick<Config, 'trustProxy' | 'localeDomains'>,
) {
  const get = (name: string) => String(headers[name] ?? '') || null;
  const locale = requestLocale({ get }, config);
  const [pathname = '/'] = url.split(/[?#]/, 1);
  return { route: routeLabel(pathname, locale), locale: locale.id };
}
