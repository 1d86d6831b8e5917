import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { ApiError } from '@/lib/api/error-response';
import { maxBodyBytes, tooLarge } from '@/lib/api/limits';
import { methodNotAllowed } from '@/lib/api/reject-method';
import { isPageData } from '@/lib/next-internals/names';
import { parseTarget, type Target } from '@/lib/request-target';

type Head = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'headersDistinct'>;

const badRequest = (message: string): ApiError => ({ status: 400, code: 'bad-request', message });

const notFound: ApiError = { status: 404, code: 'not-found', message: 'There is nothing here.' };

/**
 * Returns whether a path of an internal folder is unknown. Next would render it as a page of an unknown
 * locale.
 */
const isUnknownInternal = ({ decoded, pathname }: Target) =>
  /^\/(?:_next|aem-api)\//.test(decoded) &&
  !/^\/(?:_next\/image$|(?:_next\/static\/[^/]+|aem-api\/graphql\/execute\.json)\/.)/.test(pathname);

const readMethods = ['GET', 'HEAD'];
const apiMethods = [...readMethods, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Returns the methods that reach Next. Each API route lists its own methods. */
const methodsOf = (path: string) => (path.startsWith('/api/') ? apiMethods : readMethods);

const announcesBody = (headers: IncomingHttpHeaders, bytes: number) =>
  headers['transfer-encoding'] !== undefined || bytes > 0;

/**
 * Checks the head of a request (API-09). Returns the requested target or the error. A route cuts off a body that
 * announces no length.
 */
export function checkHead({ method = '', url = '', headers, headersDistinct }: Head): Target | ApiError {
  const target = parseTarget(url);
  if (!target) return badRequest('The address is malformed.');
  // Node uses the first one, and a proxy may use another.
  if (headersDistinct.host && headersDistinct.host.length > 1)
    return badRequest('There must be one Host header.');
  if (isPageData(target.decoded)) return notFound;
  const methods = methodsOf(target.decoded);
  if (!methods.includes(method)) return methodNotAllowed(methods.join(', '));
  if (isUnknownInternal(target)) return notFound;
  const bytes = Number(headers['content-length'] ?? 0);
  if (readMethods.includes(method) && announcesBody(headers, bytes))
    return badRequest(`${method} takes no body.`);
  return bytes > maxBodyBytes ? tooLarge : target;
}
