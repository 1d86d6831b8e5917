import type { IncomingMessage } from 'node:http';
import {
  devRouterHeaders,
  internalHeader,
  oldPreviewCookie,
  routerHeaders,
} from '@/lib/next-internals/names';

/** The headers in which a proxy describes the client. `X-Forwarded-For` is set by `setClientAddress`. */
const proxyHeader = /^(?:forwarded|x-forwarded-(?!for$).*)$/;

/** Next looks for a 412 or 416 page where a file does not meet them, and responds with 500. */
const preconditions: ReadonlySet<string> = new Set(['if-match', 'if-unmodified-since', 'if-range', 'range']);

/** Only the asset route serves ranges, for videos. */
const servesRanges = (path: string) => path.startsWith('/content/dam/');

export type Trust = { readonly trustProxy: boolean; readonly isDev: boolean };

/** Tells whether a header, its name in lower case, must not reach Next from outside. */
export function isDropped(name: string, path: string, { trustProxy, isDev }: Trust): boolean {
  if (preconditions.has(name)) return !servesRanges(path);
  if (routerHeaders.has(name) || (isDev && devRouterHeaders.has(name))) return false;
  return internalHeader.test(name) || (!trustProxy && proxyHeader.test(name));
}

const oldPreviewPair = new RegExp(`(^|;)\\s*${oldPreviewCookie}=[^;]*`, 'g');

/** Removes them from every form in which Node gives the headers, and the cookie of previews that the site has not. */
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
