import type { IncomingMessage } from 'node:http';
import {
  devRouterHeaders,
  internalHeader,
  oldPreviewCookie,
  routerHeaders,
} from '@/lib/next-internals/names';

/** Headers in which a proxy describes the client. `setClientAddress` sets `X-Forwarded-For`. */
const proxyHeader = /^(?:forwarded|x-forwarded-(?!for$).*)$/;

/** For a file that does not satisfy them, Next renders a missing 412 or 416 page and responds with 500. */
const preconditions: ReadonlySet<string> = new Set(['if-match', 'if-unmodified-since', 'if-range', 'range']);

/** Returns whether a path has byte ranges. Only the asset route does, for videos. */
const servesRanges = (path: string) => path.startsWith('/content/dam/');

export type Trust = { readonly trustProxy: boolean; readonly isDev: boolean };

/** Returns whether a header, in lower case, must not reach Next from outside. */
export function isDropped(name: string, path: string, { trustProxy, isDev }: Trust): boolean {
  if (preconditions.has(name)) return !servesRanges(path);
  if (routerHeaders.has(name) || (isDev && devRouterHeaders.has(name))) return false;
  return internalHeader.test(name) || (!trustProxy && proxyHeader.test(name));
}

const oldPreviewPair = new RegExp(`(^|;)\\s*${oldPreviewCookie}=[^;]*`, 'g');

/**
 * Removes these headers from every form in which Node provides them, and the cookie of Next's older previews.
 */
export function dropInternalHeaders(request: IncomingMessage, path: string, trust: Trust): void {
  const { rawHeaders, headers, headersDistinct } = request;
  for (let index = rawHeaders.length - 2; index >= 0; index -= 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    if (!isDropped(name, path, trust)) continue;
    rawHeaders.splice(index, 2);
    delete headers[name];
    delete headersDistinct[name];
  }
  if (headers.cookie?.includes(oldPreviewCookie)) headers.cookie = headers.cookie.replace(oldPreviewPair, '');
}
