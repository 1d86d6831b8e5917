import { requestHost } from '@/lib/locales/request-host';
import { parseJson } from './call';
import { clientKey } from './client-address';
import { isOwnOrigin } from './own-origin';
import { countHit } from './rate-limit';
import { readText } from './read-text';
import type { Step } from './visit';

/** Largest body a route takes (contract section 6). */
export const maxBodyBytes = 32 * 1024;

/** How long a visitor may take to send it. */
const bodyTimeoutMs = 10_000;

/** A page of another site may not send in a visitor's name; programs without an `Origin` are no page. */
export const ownOrigin: Step = ({ request, config }) => {
  const origin = request.headers.get('origin');
  if (origin === null || isOwnOrigin(origin, requestHost(request.headers, config), config)) return null;
  return { status: 403, code: 'foreign-origin', message: 'Requests from other sites are not accepted.' };
};

/** Counts every POST from the site's own pages, good or bad, per client and route. */
export const withinRate: Step = async ({ route, address, config }) => {
  const seconds = await countHit(`${route} ${clientKey(address)}`, config);
  if (seconds === 0) return null;
  return {
    status: 429,
    code: 'rate-limited',
    message: 'Too many requests. Please try again later.',
    headers: { 'retry-after': String(seconds) },
  };
};

export const jsonType: Step = ({ request }) => {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return null;
  return { status: 415, code: 'unsupported-media-type', message: 'The body must be application/json.' };
};

const unreadable = { status: 400, code: 'malformed-json', message: 'The body is not valid JSON.' };

async function inTime<T>(reading: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The body came too slowly')), bodyTimeoutMs);
  });
  return Promise.race([reading, tooLate]).finally(() => clearTimeout(timer));
}

/** Reads the body and stops where it grows too large. */
export const sizedBody: Step = async (visit) => {
  try {
    const body = await inTime(readText(visit.request, maxBodyBytes, { fatal: true }));
    if (body === null)
      return { status: 413, code: 'too-large', message: 'The body must not be larger than 32 KiB.' };
    visit.body = body;
    return null;
  } catch {
    return unreadable;
  }
};

export const wellFormed: Step = (visit) => {
  visit.input = parseJson(visit.body);
  return visit.input === undefined ? unreadable : null;
};

/** The query of a GET, as an object; of a repeated parameter the last one counts. */
export const query: Step = (visit) => {
  visit.input = Object.fromEntries(new URL(visit.request.url).searchParams);
  return null;
};

/**
 * What every POST of a visitor passes before its fields are looked at (contract section 6). The cheap checks come
 * first; nothing of a body is read for a client over its limit.
 */
export const postSteps: readonly Step[] = [ownOrigin, withinRate, jsonType, sizedBody, wellFormed];

export const querySteps: readonly Step[] = [query];
