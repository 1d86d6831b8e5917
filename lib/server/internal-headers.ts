import type { IncomingMessage } from 'node:http';
import { internalHeader, oldPreviewCookie, routerHeaders } from '@/lib/next-internals/names';

/** Headers in which a proxy describes the client. `setClientAddress` sets `X-Forwarded-For`. */
const proxyHeader = /^(?:forwarded|x-forwarded-(?!for$).*)$/;

/** For a file that does not satisfy them, Next renders a missing 412 or 416 page and responds with 500. */
const preconditions: ReadonlySet<string> = new Set(['if-match', 'if-unmodified-since', 'if-range', 'range']);

/** Returns whether a path has byte ranges. Only the asset route does, for videos. */
const servesRanges = (path: string) => path.startsWith('/content/dam/');

/** Returns whether a header, in lower case, must not reach Next from outside. */
export function isDropped(name: string, path: string, trustProxy: boolean): boolean {
  if (preconditions.has(name)) return !servesRanges(path);
  if (routerHeaders.has(name)) return false;
  return internalHeader.test(name) || (!trustProxy && proxyHeader.test(name));
}

const oldPreviewPair = new RegExp(`(^|;)\\s*${oldPreviewCookie}=[^;]*`, 'g');

/** Removes these headers, and the cookie of Next's older previews. Next reads headers from `headers` alone. */
export function dropInternalHeaders({ headers }: IncomingMessage, path: string, trustProxy: boolean): void {
  for (const name of Object.keys(headers)) if (isDropped(name, path, trustProxy)) delete headers[name];
  if (headers.cookie?.includes(oldPreviewCookie)) headers.cookie = headers.cookie.replace(oldPreviewPair, '');
}
