import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

/** What all compressed pages may weigh together, in bytes: at 20 KB each, some eight hundred pages. */
const maxBytes = 16 * 1024 * 1024;

/** Compressed pages by entity tag, which the page cache makes of their text. */
const compressed = new LRUCache<string, Buffer>({
  maxSize: maxBytes,
  sizeCalculation: ({ length }) => length,
});

function compressOnce(etag: string, html: string): Buffer {
  const known = compressed.get(etag);
  if (known) return known;
  const body = gzipSync(html);
  compressed.set(etag, body);
  return body;
}

const words = (header: string | string[] | undefined) =>
  String(header ?? '')
    .split(',')
    .map((word) => word.trim());

/** Whether the visitor takes gzip; where it is ranked with a `q`, Next weighs that. */
const takesGzip = ({ headers }: IncomingMessage) => words(headers['accept-encoding']).includes('gzip');

const hasAlready = ({ headers }: IncomingMessage, etag: string) =>
  words(headers['if-none-match']).includes(etag);

/** What Next's router fetches carries the tag of its page, but is not the page; nor is what comes in parts. */
const isWholePage = (response: ServerResponse) =>
  !response.headersSent &&
  response.statusCode === 200 &&
  String(response.getHeader('content-type')).startsWith('text/html');

/** Makes an answer that ends with the page of this tag end with its compressed form, or with nothing. */
function shorten({ request, response }: Exchange, etag: string): void {
  const end = response.end.bind(response);
  response.end = (html?: unknown) => {
    if (!isWholePage(response)) return end(html);
    if (hasAlready(request, etag)) {
      response.statusCode = 304;
      // The type stays: without it Next's compression leaves `Vary` out, which this answer owes as the page does.
      response.removeHeader('content-length');
      return end();
    }
    if (typeof html !== 'string' || !takesGzip(request)) return end(html);
    const body = compressOnce(etag, html);
    response.setHeader('content-encoding', 'gzip');
    response.setHeader('content-length', body.length);
    return end(body);
  };
}

/**
 * Sends the pages of the page cache without work for each visitor: compressed once, and not at all to who has them.
 * Next would compress the whole page at every visit.
 *
 * Next appends the headers of a kept page to its answer. By then its own compression is in place, which leaves
 * alone what is compressed already.
 */
export function sendKeptPages(): void {
  subscribe('http.server.request.start', (message) => {
    const exchange = message as Exchange;
    const { response } = exchange;
    const appendHeader = response.appendHeader.bind(response);
    response.appendHeader = (name, value) => {
      if (name === 'etag') shorten(exchange, String(value));
      return appendHeader(name, value);
    };
  });
}
