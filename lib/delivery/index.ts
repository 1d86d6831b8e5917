import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageHeaders, routerHeaders } from '@/lib/next-internals/names';
import { beforeHeader, transformEnd } from '@/lib/next-internals/response';
import type { Exchange, RequestHook } from '@/lib/request-hook';
import { parsePayloadTarget } from './late-payload';
import { bodiesOf, type Encoding, knownBodies } from './stored-page';

const policyName = 'content-security-policy';

const listValues = (header: string | string[] | undefined) =>
  String(header ?? '')
    .split(',')
    .map((value) => value.trim());

/** Returns the smallest encoding that the client accepts without a `q`. Next handles ranked encodings. */
function encodingFor({ headers }: IncomingMessage): Encoding {
  const accepted = listValues(headers['accept-encoding']);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

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

function sendBody(response: ServerResponse, body: Buffer, encoding: Encoding): Buffer {
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.length);
  return body;
}

/**
 * Sends the payload with the requested tag. If the page has changed and this process has not sent the older one, sends
 * the new payload, with which React renders the page again in the browser. Caches store the current payload only, so
 * that combinations of tags and pages do not fill them.
 */
function sendPayload({ request, response }: Exchange, requested: string, etag: string, html: string) {
  const encoding = encodingFor(request);
  const body = knownBodies(requested, encoding)?.payload ?? bodiesOf(etag, html, encoding).payload;
  if (!body) return html;
  response.removeHeader('etag');
  response.removeHeader('link');
  response.setHeader('content-type', 'application/javascript; charset=utf-8');
  response.setHeader(
    'cache-control',
    requested === etag ? 'public, max-age=31536000, immutable' : 'no-store',
  );
  return sendBody(response, body, encoding);
}

/** Sends the page of this tag with its styles, compressed if the client accepts it, or 304. */
function sendPage({ request, response }: Exchange, etag: string, html: string) {
  const encoding = encodingFor(request);
  const { page, unusedHashes } = bodiesOf(etag, html, encoding);
  const policy = response.getHeader(policyName);
  if (policy) {
    response.setHeader(
      policyName,
      unusedHashes.reduce((sources, hash) => sources.replace(` ${hash}`, ''), String(policy)),
    );
  }
  return sendBody(response, page, encoding);
}

function send(exchange: Exchange, etag: string, requested: string | null): void {
  const { request, response } = exchange;
  transformEnd(response, (html) => {
    if (!isWholePage(response)) return html;
    // The first packets of a connection are for the page.
    for (const name of pageHeaders) response.removeHeader(name);
    if (!requested && hasCurrent(request, etag)) {
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
    return requested ? sendPayload(exchange, requested, etag, html) : sendPage(exchange, etag, html);
  });
}

/**
 * Sends a stored page or its payload, compressed once, or 304 to clients that have it. Next would compress the page at
 * every request.
 *
 * This folder holds how pages of the page cache are sent and how they start in the browser:
 *
 * - `stored-page.ts` makes and compresses the bodies of a page
 * - `inline-sheets.ts` replaces its links to style sheets with their styles
 * - `late-scripts.ts` and `late-payload.ts` delay scripts and payload until the first paint
 * - `whole-page-script.ts` lets the browser paint only the whole first view
 *
 * Next appends the headers of a stored page to its response after its own compression is in place, which does
 * not change compressed bodies.
 */
export const sendStoredPage: RequestHook = (exchange) => {
  const { request, response } = exchange;
  const payload = parsePayloadTarget(request.url ?? '');
  // A redirect that Next has just rendered has its location already.
  beforeHeader(response, 'appendHeader', 'location', () => response.removeHeader('location'));
  beforeHeader(response, 'appendHeader', 'etag', (etag) => send(exchange, etag, payload?.etag ?? null));
};

/** Requests the page of a payload's address. `sendStoredPage` sends the payload in place of the page. */
export const requestPayload: RequestHook = ({ request }) => {
  const payload = parsePayloadTarget(request.url ?? '');
  if (!payload) return;
  request.url = payload.page;
  // With them, Next would send what its router requests, at an address that caches store for ever.
  for (const name of ['rsc', ...routerHeaders]) delete request.headers[name];
};
