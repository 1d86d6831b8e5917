import { type NextRequest, NextResponse } from 'next/server';
import { type Config, getConfig } from '@/lib/config';
import { refuseMethod } from '@/lib/http/refuse-method';
import { takeRequestId } from '@/lib/http/request-id';
import { getLocale, type LocaleDefinition } from '@/lib/locales/definitions';
import { demoKey, demoLocale } from '@/lib/locales/demo';
import { localeForHost } from '@/lib/locales/host';
import { languageSite, withoutLanguage } from '@/lib/locales/language';
import { requestHost } from '@/lib/locales/request-host';
import { resolveRoute } from '@/lib/locales/route';
import { draftCookie, isPass, previewCookie, withoutDraft } from '@/lib/preview/preview-pass';
import { previewPolicy } from '@/lib/preview/preview-policy';
import { securityHeaders } from '@/lib/security/security-headers';
import { siteOrigin } from '@/lib/seo/site-url';

/** The other site of the country that `?lng=` asks for; a demo stays on its host (design decision 5). */
function languageTarget({ search, pathname }: URL, locale: LocaleDefinition, config: Config): string | null {
  const site = languageSite(locale, search);
  return site && siteOrigin(site, config) + pathname + withoutLanguage(search);
}

function answer(request: NextRequest, locale: LocaleDefinition, headers: Headers): NextResponse {
  const route = resolveRoute(locale, request.nextUrl.pathname);
  if (route.kind === 'redirect') return NextResponse.redirect(new URL(route.to, request.nextUrl), 307);
  const url = request.nextUrl.clone();
  url.pathname = `/${locale.id}${route.path}`;
  return NextResponse.rewrite(url, { request: { headers }, status: route.status });
}

/** The policy of a preview, for Next as for the browser. Without a pass the page is the static one. */
function policyOfPreview({ cookies }: NextRequest, headers: Headers, config: Config): string | null {
  // Next takes a nonce from here; a visitor's own has no place in a page that others get.
  headers.delete('content-security-policy');
  headers.delete('content-security-policy-report-only');
  if (!cookies.has(draftCookie)) return null;
  if (!isPass(cookies.get(previewCookie)?.value, config.previewSecret)) {
    headers.set('cookie', withoutDraft(headers.get('cookie') ?? ''));
    return null;
  }
  const policy = previewPolicy(config);
  headers.set('content-security-policy', policy);
  return policy;
}

const isRead = ({ method }: NextRequest) => method === 'GET' || method === 'HEAD';

/** Next takes whatever else is sent to a page for a call of a server action, and answers past the page cache. */
const refuseOtherMethods = refuseMethod('GET, HEAD');

/** Host → locale, demo cookie, language, internal rewrite, request id (design decision 2). It fetches nothing. */
export function middleware(request: NextRequest): Response {
  const config = getConfig();
  const demo = demoLocale(request.cookies.get(demoKey)?.value);
  const host = requestHost(request.headers, config);
  const locale = getLocale(demo ?? localeForHost(host, config.localeDomains));

  const headers = new Headers(request.headers);
  const policy = policyOfPreview(request, headers, config);

  const target = demo ? null : languageTarget(request.nextUrl, locale, config);
  const redirectOrPage = () =>
    target ? NextResponse.redirect(target, 307) : answer(request, locale, headers);
  const response = isRead(request) ? redirectOrPage() : refuseOtherMethods();
  response.headers.set('x-request-id', takeRequestId(request.headers));
  for (const [name, value] of securityHeaders(config)) response.headers.set(name, value);
  if (policy) response.headers.set('content-security-policy', policy);
  if (demo || policy) response.headers.set('x-robots-tag', 'noindex');
  return response;
}

export const config = {
  runtime: 'nodejs',
  // Pages and the files of a locale: neither the APIs nor Next's own files nor the files of `public/`.
  matcher: [
    '/((?!api/|aem-api/|content/dam/|locales/|_next/|(?:our-story|press|lot-number)/[^/]+\\.webp$|stand-ins/[^/]+\\.(?:js|css|html)$|[^/]+\\.(?:svg|png|webp|ico)$).*)',
  ],
};
