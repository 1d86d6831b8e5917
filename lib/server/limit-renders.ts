import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { clientAddress, clientKey } from '@/lib/api/client-address';
import type { ApiError } from '@/lib/api/error-response';
import type { Config } from '@/lib/config';
import { createFairQueue } from '@/lib/fair-queue';
import { requestLocale } from '@/lib/locales/request-locale';
import { resolveRoute } from '@/lib/locales/route';
import { headersOf } from './headers-of';
import { runInSlot } from './run-in-slot';

/**
 * A render takes about 40 ms of the only thread, so four hardly delay a stored page. A browser prefetches all
 * products of a list at once, which fits into one client's limit.
 */
const limits = { running: 4, waiting: 240, waitingPerClient: 60, waitMs: 5000 };

/** Pages that were sent from the page cache, and files. They need no render, or one after the response. */
const verified = new LRUCache<string, true>({ max: 50_000 });

/** Products and partners: the second segment of their paths may be unknown, and Next renders each. */
const isOpen = (path: string) => path.split('/').length === 3;

type Headers = { get(name: string): string | null };

/** The middleware does not run for files of `public/`, so Next renders a 404 page for each unknown one. */
const isFile = (pathname: string) =>
  /^\/(?:(?:lot-number|our-story|press|editorial|fakes)\/)?[^/]+\.(?:css|html|ico|js|png|svg|webp)$/.test(
    pathname,
  );

/** Returns the requested page or file if its URL may be unknown, null for any other. */
export function unverifiedPage(pathname: string, headers: Headers, config: Config): string | null {
  if (isFile(pathname)) return verified.has(pathname) ? null : pathname;
  const locale = requestLocale(headers, config);
  const route = resolveRoute(locale, pathname);
  if (route.kind !== 'page' || !isOpen(route.path)) return null;
  const page = `${locale.id}${route.path}`;
  return verified.has(page) ? null : page;
}

/**
 * Returns whether a response is stored. The page cache sets an ETag on stored pages, as Next does on files,
 * and forbids storing a degraded page.
 */
function isStored(response: ServerResponse): boolean {
  const isComplete = response.statusCode === 200 || response.statusCode === 304;
  return isComplete && response.hasHeader('etag') && !response.hasHeader('x-accel-expires');
}

export function createRenderLimit(config: Config) {
  const acquire = createFairQueue(limits);
  /** Calls `pass` when a slot is free for the render, or returns the rejection. */
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    pass: () => void,
  ): Promise<ApiError | null> => {
    const headers = headersOf(request);
    const [pathname = '/'] = (request.url ?? '/').split('?', 1);
    const page = unverifiedPage(pathname, headers, config);
    if (page === null) {
      pass();
      return null;
    }
    return runInSlot(acquire, clientKey(clientAddress(headers)), response, {
      pass,
      onEnd: () => {
        if (isStored(response)) verified.set(page, true);
      },
    });
  };
}
