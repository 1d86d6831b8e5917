import type { Config } from '@/lib/config';
import { isLocalHost, matchHost } from '@/lib/locales/host';
import { requestHost } from '@/lib/locales/request-host';
import { parseJson, readText } from '@/lib/services';
import { clientKey } from './client-address';
import { maxBodyBytes, rateLimited, tooLarge } from './limits';
import { countHit, secondsBlocked } from './rate-limit';
import type { Guard, RequestContext } from './request-context';

function parse(origin: string): URL | null {
  const url = URL.canParse(origin) ? new URL(origin) : null;
  // Browsers send only scheme, host and port.
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && url.origin === origin.toLowerCase() ? url : null;
}

const portOf = (host: string) => /:(\d+)$/.exec(host)?.[1] ?? '';

/**
 * Returns whether an `Origin` is one of the site's hosts (API-02): a configured host or a subdomain. The port
 * is the scheme's default or the request's port. `local` accepts any port, and the machine's address if the
 * page came from it.
 */
export function isOwnOrigin(
  origin: string,
  requestedHost: string,
  { appEnv, localeDomains }: Pick<Config, 'appEnv' | 'localeDomains'>,
): boolean {
  const url = parse(origin);
  if (!url) return false;
  const isConfigured = matchHost(url.hostname, localeDomains) !== null;
  if (appEnv !== 'local') return isConfigured && (url.port === '' || url.port === portOf(requestedHost));
  const isThisMachine = isLocalHost(url.hostname) && url.host === requestedHost;
  return isConfigured || isThisMachine;
}

/** Time limit for receiving the body, in milliseconds. */
const bodyTimeoutMs = 10_000;

/**
 * Rejects requests from pages of other sites, which must not submit on a visitor's behalf. Accepts clients
 * without `Origin`, which are not browsers.
 */
export const ownOrigin: Guard = ({ request, config }) => {
  const origin = request.headers.get('origin');
  if (origin === null || isOwnOrigin(origin, requestHost(request.headers, config), config)) return null;
  return { status: 403, code: 'foreign-origin', message: 'Requests from other sites are not accepted.' };
};

/** Returns the rate-limit key of a client and a route. */
export const limitKey = ({ route, address }: RequestContext) => `${route} ${clientKey(address)}`;

const blocked = (seconds: number) => (seconds === 0 ? null : rateLimited(seconds));

/** Counts every POST from the site's own pages, valid or not, per client and route. */
export const withinRate: Guard = async (context) =>
  blocked(await countHit(limitKey(context), context.config));

/**
 * Counts every read that requests a service, per client and route. Its limit is twelve times that of POSTs.
 */
const withinReadRate: Guard = async (context) =>
  blocked(await countHit(limitKey(context), context.config, 'reads'));

/** Rejects a client over its limit. Counts nothing, so that a valid request is free. */
export const notBlocked: Guard = async (context) =>
  blocked(await secondsBlocked(limitKey(context), context.config));

/** Creates a guard that accepts only these content types. */
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

async function withTimeout<T>(result: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The body took too long')), bodyTimeoutMs);
  });
  return Promise.race([result, timeout]).finally(() => clearTimeout(timer));
}

/** Reads the body up to the size limit. */
export const sizedBody: Guard = async (context) => {
  try {
    const body = await withTimeout(readText(context.request, maxBodyBytes, { fatal: true }));
    if (body === null) return tooLarge;
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

/** Parses the query of a GET into an object. The last value of a repeated parameter counts. */
export const query: Guard = (context) => {
  context.input = Object.fromEntries(new URL(context.request.url).searchParams);
  return null;
};

/**
 * The guards of every POST of a visitor, before its fields are checked (API-02). Cheap guards come first;
 * nothing reads a body for a client over its limit.
 */
export const postGuards: readonly Guard[] = [ownOrigin, withinRate, jsonType, sizedBody, wellFormed];

export const queryGuards: readonly Guard[] = [query];

/** The guards of a GET whose every response costs an upstream request. */
export const limitedQueryGuards: readonly Guard[] = [withinReadRate, query];
