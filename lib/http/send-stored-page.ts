import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { inlineSheets } from '@/lib/first-paint/inline-sheets';
import { delayScripts } from '@/lib/first-paint/late-scripts';
import { beforeHeader, transformEnd } from '@/lib/next-internals/response';
import type { Exchange, RequestHook } from './request-hook';

/** Bodies of pages by entity tag, which the page cache derives from their text. */
const makeCache = (maxBytes: number) =>
  new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });

/** Most clients accept gzip: about five hundred pages of 30 KB. */
const compressed = makeCache(16 * 1024 * 1024);

/** A proxy asks without: about forty pages of 200 KB. */
const plain = makeCache(8 * 1024 * 1024);

function makeOnce(cache: LRUCache<string, Buffer>, etag: string, make: () => Buffer): Buffer {
  const known = cache.get(etag);
  if (known) return known;
  const body = make();
  cache.set(etag, body);
  return body;
}

/** Scripts first: inlined styles are long. */
const light = (html: string) => inlineSheets(delayScripts(html));

const plainPage = (etag: string, html: string) => makeOnce(plain, etag, () => Buffer.from(light(html)));

const compressedPage = (etag: string, html: string) =>
  makeOnce(compressed, etag, () => gzipSync(light(html)));

const listValues = (header: string | string[] | undefined) =>
  String(header ?? '')
    .split(',')
    .map((value) => value.trim());

/** Returns whether the client accepts gzip without a `q`. Next handles ranked encodings. */
const acceptsGzip = ({ headers }: IncomingMessage) => listValues(headers['accept-encoding']).includes('gzip');

const hasCurrent = ({ headers }: IncomingMessage, etag: string) =>
  listValues(headers['if-none-match']).includes(etag);

/**
 * Returns whether the response is a whole page. The router's payload has the same tag as its page, and a
 * streamed page has already sent its head.
 */
const isWholePage = (response: ServerResponse) =>
  !response.headersSent &&
  response.statusCode === 200 &&
  String(response.getHeader('content-type')).startsWith('text/html');

/** Sends the page of this tag with its styles, compressed if the client accepts it, or 304. */
function shorten({ request, response }: Exchange, etag: string): void {
  transformEnd(response, (html) => {
    if (!isWholePage(response)) return html;
    if (hasCurrent(request, etag)) {
      response.statusCode = 304;
      // Keep the content type: without it, Next's compression omits `Vary`, which a 304 must repeat (RFC
      // 9110, 15.4.5).
      response.removeHeader('content-length');
      return undefined;
    }
    if (typeof html !== 'string') {
      // The length of the stored page is not that of the sent one, which HEAD would have to name.
      response.removeHeader('content-length');
      return html;
    }
    const isCompressed = acceptsGzip(request);
    const body = isCompressed ? compressedPage(etag, html) : plainPage(etag, html);
    if (isCompressed) response.setHeader('content-encoding', 'gzip');
    response.setHeader('content-length', body.length);
    return body;
  });
}

/**
 * Sends a stored page, compressed once, or 304 to clients that have it. Next would compress the page at every
 * request.
 * Next appends the headers of a stored page to its response after its own compression is in place, which does
 * not change compressed bodies.
 */
export const sendStoredPage: RequestHook = (exchange) => {
  beforeHeader(exchange.response, 'appendHeader', 'etag', (etag) => shorten(exchange, etag));
};
