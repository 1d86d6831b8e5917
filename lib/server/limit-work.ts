import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { clientAddress, clientKey } from '@/lib/api/client-address';
import type { ApiError } from '@/lib/api/error-response';
import { rateLimited } from '@/lib/api/limits';
import type { Config } from '@/lib/config';
import { createFairQueue, type QueueFull } from '@/lib/fair-queue';
import { requestLocale } from '@/lib/locales/request-locale';
import { resolveRoute } from '@/lib/locales/route';
import { transformEnd } from '@/lib/next-internals/response';
import { headersOf } from './request-identity';

/**
 * A render takes about 40 ms of the only thread, so four hardly delay a stored page. A browser prefetches all
 * products of a list at once, which fits into one client's limit.
 */
const renderLimits = { running: 4, waiting: 240, waitingPerClient: 60, waitMs: 5000 };

/** An encode uses a core for up to a second. A browser requests all pictures of a page at once. */
const encodeLimits = { running: 2, waiting: 400, waitingPerClient: 100, waitMs: 20_000 };

/**
 * When the slot of an encode is free at the latest, in milliseconds. Next completes each encode, so clients that disconnect
 * at once would start any number of them.
 */
const maxEncodeMs = 60_000;

/** Pages that were sent from the page cache, and files. They need no render, or one after the response. */
const verified = new LRUCache<string, true>({ max: 50_000 });

/** Pictures that Next has encoded and stored. One that Next has removed is encoded once without the limit. */
const encoded = new LRUCache<string, true>({ max: 20_000 });

/** Products, partners and campaigns: the second segment of their paths may be unknown, and Next renders each. */
const isOpen = (path: string) => path.split('/').length === 3;

/** The middleware does not run for files of `public/`, so Next renders a 404 page for each unknown one. */
const isFile = (pathname: string) =>
  /^\/(?:(?:lot-number|our-story|press|editorial|fakes)\/)?[^/]+\.(?:css|html|ico|js|png|svg|webp)$/.test(
    pathname,
  );

/** Returns the requested page or file if its URL may be unknown, null for any other. */
export function unverifiedPage(
  pathname: string,
  headers: Pick<Headers, 'get'>,
  config: Config,
): string | null {
  if (isFile(pathname)) return verified.has(pathname) ? null : pathname;
  const locale = requestLocale(headers, config);
  const route = resolveRoute(locale, pathname);
  if (route.kind !== 'page' || !isOpen(route.path)) return null;
  const page = `${locale.id}${route.path}`;
  return verified.has(page) ? null : page;
}

const isComplete = ({ statusCode }: ServerResponse) => statusCode === 200 || statusCode === 304;

/**
 * Returns whether a response is stored. The page cache sets an ETag on stored pages, as Next does on files,
 * and forbids storing a degraded page.
 */
const isStored = (response: ServerResponse) =>
  isComplete(response) && response.hasHeader('etag') && !response.hasHeader('x-accel-expires');

/** Returns the requested picture. The optimizer's result depends on the formats that the browser accepts. */
const pictureOf = ({ headers: { accept = '' }, url }: IncomingMessage) =>
  `${/image\/(?:avif|webp)/.exec(accept)?.[0] ?? ''} ${url}`;

const retryAfterSeconds = 5;

const rejections: Readonly<Record<QueueFull, ApiError>> = {
  'client-full': rateLimited(retryAfterSeconds),
  full: {
    status: 503,
    code: 'busy',
    message: 'The site is busy. Please try again in a few seconds.',
    headers: { 'retry-after': String(retryAfterSeconds) },
  },
};

/**
 * Limits how many pages of unverified URLs are rendered at a time, and how many pictures are encoded (ASSET-03), so that
 * other requests get processor time. Clients take turns. Stored pages and pictures pass at once.
 */
export function createWorkLimits(config: Config) {
  const enterRenders = createFairQueue(renderLimits);
  const enterEncodes = createFairQueue(encodeLimits);

  /** Waits for a slot if the request needs one. Returns the rejection if there is none, else null. */
  return async (request: IncomingMessage, response: ServerResponse): Promise<ApiError | null> => {
    const { url = '/' } = request;
    const headers = headersOf(request);
    const isPicture = url.startsWith('/_next/image?');
    const key = isPicture ? pictureOf(request) : unverifiedPage(url.split('?', 1)[0] ?? '', headers, config);
    if (key === null || encoded.has(key)) return null;

    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const enter = isPicture ? enterEncodes : enterRenders;
    const release = await enter(clientKey(clientAddress(headers)), gone.signal);
    if (typeof release === 'string') return rejections[release];
    if (isPicture) setTimeout(release, maxEncodeMs).unref();
    else response.once('close', release);
    // The work is done when the response is handed over, so a slow client holds no slot.
    transformEnd(response, (body) => {
      if (isPicture && isComplete(response)) encoded.set(key, true);
      if (!isPicture && isStored(response)) verified.set(key, true);
      release();
      return body;
    });
    return null;
  };
}
