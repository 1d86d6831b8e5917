import { type NextRequest, NextResponse } from 'next/server';
import { rejectMethod } from '@/lib/api/reject-method';
import { takeRequestId } from '@/lib/api/request-id';
import { type Config, getConfig } from '@/lib/config';
import { getLocale, type LocaleDefinition } from '@/lib/locales/definitions';
import { demoKey, demoLocale } from '@/lib/locales/demo';
import { localeForHost } from '@/lib/locales/host';
import { languageSite } from '@/lib/locales/language';
import { withoutLanguage } from '@/lib/locales/language-query';
import { requestHost } from '@/lib/locales/request-host';
import { resolveRoute } from '@/lib/locales/route';
import { draftCookie } from '@/lib/next-internals/names';
import { previewPolicy } from '@/lib/preview/preview-policy';
import { securityHeaders } from '@/lib/security/security-headers';
import { siteOrigin } from '@/lib/seo/site-url';

/** Returns the URL on the country's other site that `?lng=` requests (LOC-07). A demo stays on its host. */
function languageTarget({ search, pathname }: URL, locale: LocaleDefinition, config: Config): string | null {
  const site = languageSite(locale, search);
  return site && siteOrigin(site, config) + pathname + withoutLanguage(search);
}

function routeRequest(request: NextRequest, locale: LocaleDefinition, headers: Headers): NextResponse {
  const route = resolveRoute(locale, request.nextUrl.pathname);
  if (route.kind === 'redirect') return NextResponse.redirect(new URL(route.to, request.nextUrl), 307);
  const url = request.nextUrl.clone();
  url.pathname = `/${locale.id}${route.path}`;
  return NextResponse.rewrite(url, { request: { headers }, status: route.status });
}

/**
 * Returns the policy of a preview for Next and for the browser; null for other requests, from which `grantDraft` has
 * removed the draft cookie.
 */
function policyOfPreview({ cookies }: NextRequest, headers: Headers, config: Config): string | null {
  if (!cookies.has(draftCookie)) return null;
  const policy = previewPolicy(config);
  headers.set('content-security-policy', policy);
  return policy;
}

const isRead = ({ method }: NextRequest) => method === 'GET' || method === 'HEAD';

/** Next treats other methods of a page as server actions, and responds without the page cache. */
const rejectOtherMethods = rejectMethod('GET, HEAD');

/**
 * Maps host, demo cookie and language to a locale, and rewrites to its internal path (LOC-07). Fetches
 * nothing.
 */
export function middleware(request: NextRequest): Response {
  const config = getConfig();
  const demo = demoLocale(request.cookies.get(demoKey)?.value);
  const host = requestHost(request.headers, config);
  const locale = getLocale(demo ?? localeForHost(host, config.localeDomains));

  const headers = new Headers(request.headers);
  const policy = policyOfPreview(request, headers, config);

  const target = demo ? null : languageTarget(request.nextUrl, locale, config);
  const redirectOrPage = () =>
    target ? NextResponse.redirect(target, 307) : routeRequest(request, locale, headers);
  const response = isRead(request) ? redirectOrPage() : rejectOtherMethods();
  response.headers.set('x-request-id', takeRequestId(request.headers));
  for (const [name, value] of securityHeaders(config)) response.headers.set(name, value);
  if (policy) response.headers.set('content-security-policy', policy);
  // The editor's own script knows nothing of Trusted Types; each of its writes would be reported.
  if (policy && config.editor) response.headers.delete('content-security-policy-report-only');
  if (demo || policy) {
    // The page depends on the visitor's own choice, so caches must not store it.
    response.headers.set('cache-control', 'private, no-store');
    response.headers.set('x-robots-tag', 'noindex');
  }
  return response;
}

export const config = {
  runtime: 'nodejs',
  // Matches pages and the files of a locale, but not the APIs, Next's own files and the files of `public/`.
  matcher: [
    '/((?!api/|aem-api/|content/dam/|locales/|_next/|(?:our-story|press|lot-number|editorial)/[^/]+\\.webp$|fakes/[^/]+\\.(?:js|css|html|svg)$|[^/]+\\.(?:svg|png|webp|ico)$).*)',
  ],
};
