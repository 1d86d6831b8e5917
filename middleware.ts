import { type NextRequest, NextResponse } from 'next/server';
import { getConfig } from '@/lib/config';
import { getLocale } from '@/lib/locales/definitions';
import { demoKey, demoLocale } from '@/lib/locales/demo';
import { localeForHost } from '@/lib/locales/host';
import { requestHost } from '@/lib/locales/request-host';
import { resolveRoute } from '@/lib/locales/route';

/** A request id as other programs write them; anything else is replaced. */
const requestId = /^[\w.:-]{1,128}$/;

function takeRequestId(request: NextRequest): string {
  const given = request.headers.get('x-request-id') ?? '';
  return requestId.test(given) ? given : crypto.randomUUID();
}

/** Host → locale, demo cookie, internal rewrite, request id (design decision 2). It fetches nothing. */
export function middleware(request: NextRequest): NextResponse {
  const config = getConfig();
  const demo = demoLocale(request.cookies.get(demoKey)?.value);
  const id = demo ?? localeForHost(requestHost(request.headers, config), config.localeDomains);
  const route = resolveRoute(getLocale(id), request.nextUrl.pathname);

  const headers = new Headers(request.headers);
  headers.set('x-request-id', takeRequestId(request));

  const url = request.nextUrl.clone();
  url.pathname = route.kind === 'redirect' ? route.to : `/${id}${route.path}`;
  const response =
    route.kind === 'redirect'
      ? NextResponse.redirect(url, 307)
      : NextResponse.rewrite(url, { request: { headers }, status: route.status });

  response.headers.set('x-request-id', headers.get('x-request-id') ?? '');
  if (demo) response.headers.set('x-robots-tag', 'noindex');
  return response;
}

export const config = {
  runtime: 'nodejs',
  // Pages only: neither the APIs nor Next's own files nor the files of `public/`.
  matcher: [
    '/((?!api/|aem-api/|content/dam/|locales/|_next/|(?:our-story|press|lot-number)/[^/]+\\.webp$|[^/]+\\.(?:svg|png|webp|ico|txt|xml)$).*)',
  ],
};
