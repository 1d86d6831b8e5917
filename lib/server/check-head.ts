import type { IncomingHttpHeaders } from 'node:http';
import type { ApiError } from '@/lib/api/error-response';
import { maxBodyBytes, tooLarge } from '@/lib/api/limits';
import { methodNotAllowed } from '@/lib/api/reject-method';
import { isDevTool, isPageData } from '@/lib/next-internals/names';
import { parseTarget, type Target } from '@/lib/request-target';

type Head = {
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  /** Number of `Host` headers; Node keeps the first one. */
  readonly hosts: number;
  readonly isDev: boolean;
};

type CheckedHead = { readonly rejection: ApiError } | { readonly target: Target; readonly hasBody: boolean };

const badRequest = (message: string): ApiError => ({ status: 400, code: 'bad-request', message });

/**
 * Returns whether a path of an internal folder is unknown. Next would render it as a page of an unknown
 * locale.
 */
const isUnknownInternal = ({ decoded, pathname }: Target) =>
  /^\/(?:_next|aem-api)\//.test(decoded) &&
  !/^\/(?:_next\/image$|(?:_next\/static\/[^/]+|aem-api\/graphql\/execute\.json)\/.)/.test(pathname);

const notFound: ApiError = { status: 404, code: 'not-found', message: 'There is nothing here.' };

const readMethods = 'GET, HEAD';
const apiMethods = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** Returns the methods that reach Next. Each API route lists its own methods. */
const methodsOf = (path: string) => (path.startsWith('/api/') ? apiMethods : readMethods);

function announcesBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Checks the head of a request (API-09). Returns the requested target or the error. */
export function checkHead({ method, target: text, headers, hosts, isDev }: Head): CheckedHead {
  const target = parseTarget(text);
  if (!target) return { rejection: badRequest('The address is malformed.') };
  if (hosts > 1) return { rejection: badRequest('There must be one Host header.') };
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'chunked')
    return { rejection: badRequest('The only transfer coding is chunked.') };
  const hasBody = announcesBody(headers);
  if (isDev && isDevTool(target.pathname)) return { target, hasBody: false };
  const { decoded } = target;
  if (isPageData(decoded)) return { rejection: notFound };
  const methods = methodsOf(decoded);
  if (!methods.split(', ').includes(method)) return { rejection: methodNotAllowed(methods) };
  if (!isDev && isUnknownInternal(target)) return { rejection: notFound };
  if (hasBody && readMethods.split(', ').includes(method))
    return { rejection: badRequest(`${method} takes no body.`) };
  if (Number(headers['content-length'] ?? 0) > maxBodyBytes) return { rejection: tooLarge };
  return { target, hasBody };
}
