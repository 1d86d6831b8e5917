import { requestHost } from '@/lib/locales/request-host';
import { parseJson } from './call';
import { clientKey } from './client-address';
import type { ApiError } from './error-response';
import { isOwnOrigin } from './own-origin';
import { countHit, secondsBlocked } from './rate-limit';
import { readText } from './read-text';
import type { Guard, RequestContext } from './request-context';

/** Largest body that a route accepts, in bytes (API-02). */
export const maxBodyBytes = 32 * 1024;

/** How long a visitor may take to send it, in milliseconds. */
const bodyTimeoutMs = 10_000;

/** Rejects pages of other sites, which may not send in a visitor's name. Programs without an `Origin` are no page. */
export const ownOrigin: Guard = ({ request, config }) => {
  const origin = request.headers.get('origin');
  if (origin === null || isOwnOrigin(origin, requestHost(request.headers, config), config)) return null;
  return { status: 403, code: 'foreign-origin', message: 'Requests from other sites are not accepted.' };
};

/** Names a client of a route, as the rate limit counts it. */
export const limitKey = ({ route, address }: RequestContext) => `${route} ${clientKey(address)}`;

function rateLimited(seconds: number): ApiError | null {
  if (seconds === 0) return null;
  return {
    status: 429,
    code: 'rate-limited',
    message: 'Too many requests. Please try again later.',
    headers: { 'retry-after': String(seconds) },
  };
}

/** Counts every POST from the site's own pages, good or bad, per client and route. */
export const withinRate: Guard = async (context) =>
  rateLimited(await countHit(limitKey(context), context.config));

/** Counts every read that calls a service, per client and route. Its limit is twelve times that of POSTs. */
const withinReadRate: Guard = async (context) =>
  rateLimited(await countHit(limitKey(context), context.config, 'reads'));

/** Rejects a client that is over its limit. It counts nothing, so a request that turns out well stays free. */
export const notBlocked: Guard = async (context) =>
  rateLimited(await secondsBlocked(limitKey(context), context.config));

/** Makes a guard that accepts these content types alone. */
export function bodyType(...types: readonly string[]): Guard {
  return ({ request }) => {
    const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (types.includes(type)) return null;
    const message = `The body must be ${types.join(' or ')}.`;
    return { status: 415, code: 'unsupported-media-type', message };
  };
}

export const jsonType = bodyType('application/json');

const unreadable = { status: 400, code: 'malformed-json', message: 'The body is not valid JSON.' };

async function inTime<T>(result: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The body came too slowly')), bodyTimeoutMs);
  });
  return Promise.race([result, tooLate]).finally(() => clearTimeout(timer));
}

/** Reads the body and stops where it grows too large. */
export const sizedBody: Guard = async (context) => {
  try {
    const body = await inTime(readText(context.request, maxBodyBytes, { fatal: true }));
    if (body === null)
      return { status: 413, code: 'too-large', message: 'The body must not be larger than 32 KiB.' };
    context.body = body;
    return null;
  } catch {
    return unreadable;
  }
};

export const wellFormed: Guard = (context) => {
  context.input = parseJson(context.body);
  return context.input === undefined ? unreadable : null;
};

/** Parses the query of a GET into an object; of a repeated parameter the last one counts. */
export const query: Guard = (context) => {
  context.input = Object.fromEntries(new URL(context.request.url).searchParams);
  return null;
};

/**
 * The guards of every POST of a visitor, before its fields are checked (API-02). The cheap ones come first; nothing of a
 * body is read for a client over its limit.
 */
export const postGuards: readonly Guard[] = [ownOrigin, withinRate, jsonType, sizedBody, wellFormed];

export const queryGuards: readonly Guard[] = [query];

/** For a GET whose every response costs a call to a service. */
export const limitedQueryGuards: readonly Guard[] = [withinReadRate, query];
