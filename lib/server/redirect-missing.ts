import type { ServerResponse } from 'node:http';
import { missingHeader } from '@/lib/cache/shared-state.mjs';
import type { Config } from '@/lib/config';
import { findRedirect } from '@/lib/content/redirects';
import { requestLocale } from '@/lib/locales/request-locale';
import { pageHeaders } from '@/lib/next-internals/names';
import { beforeHeader, delayEnd } from '@/lib/next-internals/response';
import type { Exchange, RequestHook } from '@/lib/request-hook';
import { parseTarget } from '@/lib/request-target';
import { headersOf } from './request-identity';

/** Headers of the page that a redirect replaces. */
const replacedHeaders = [
  ...pageHeaders,
  'content-security-policy',
  'content-type',
  'etag',
  'link',
  'x-accel-expires',
  'x-nextjs-cache',
];

/** The middleware leads addresses below an unknown category to `/404`. */
const leadsTo404 = (response: ServerResponse) =>
  /^(?:https?:\/\/[^/]+)?\/404(?:\?|$)/.test(String(response.getHeader('location')));

/** Returns whether the page is missing. The page of an unknown partner has status 200. */
const isMissing = (response: ServerResponse) =>
  response.statusCode === 404 || response.hasHeader(missingHeader) || leadsTo404(response);

async function redirect({ request, response }: Exchange, url: string, config: Config): Promise<boolean> {
  const target = parseTarget(url);
  if (!target || response.headersSent || !isMissing(response)) return false;
  const locale = requestLocale(headersOf(request), config);
  const found = await findRedirect(locale, target.decoded, target.url.slice(target.pathname.length));
  if (!found) return false;
  for (const name of replacedHeaders) response.removeHeader(name);
  response.statusCode = found.status;
  response.setHeader('content-length', 0);
  response.setHeader('location', found.location);
  // Browsers store a permanent redirect for ever, unless they must revalidate it.
  response.setHeader('cache-control', 'private, no-cache');
  return true;
}

/**
 * Replaces a missing page with the redirect that the content has for its address, if any (NAV-09). Only the response shows
 * whether a page exists, because products and partners are content.
 */
export const redirectMissing =
  (config: Config): RequestHook =>
  (exchange) => {
    const { request, response } = exchange;
    const { url = '' } = request;
    let isWatched = false;
    const watch = () => {
      if (isWatched) return;
      isWatched = true;
      delayEnd(response, async (body) => {
        const isRedirect = await redirect(exchange, url, config);
        if (!response.headersSent) response.removeHeader(missingHeader);
        return isRedirect ? undefined : body;
      });
    };
    // Both are set after Next's compression is in place, which then receives the end of the redirect.
    beforeHeader(response, 'setHeader', 'content-type', (type) => type.startsWith('text/html') && watch());
    beforeHeader(response, 'setHeader', 'location', watch);
  };
