import type { IncomingHttpHeaders } from 'node:http';
import { isDevTool, isPageData } from '@/lib/next-internals/names';
import type { ApiError } from '../error-response';
import { methodNotAllowed } from '../reject-method';
import { parseTarget, type Target } from './request-target';

/** Largest body that a request may announce. A route says more exactly what it takes. */
export const maxBodyBytes = 32 * 1024;

type Head = {
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  /** How many `Host` headers came; Node keeps the first. */
  readonly hosts: number;
  readonly isDev: boolean;
};

type Checked = { readonly rejection: ApiError } | { readonly target: Target; readonly hasBody: boolean };

const badRequest = (message: string): ApiError => ({ status: 400, code: 'bad-request', message });

const tooLarge: ApiError = {
  status: 413,
  code: 'too-large',
  message: 'The body must not be larger than 32 KiB.',
};

/** Next takes other paths in these folders for pages of an unknown locale, and renders each. */
const isUnknownInternal = ({ decoded, pathname }: Target) =>
  /^\/(?:_next|aem-api)\//.test(decoded) &&
  !/^\/(?:_next\/image$|(?:_next\/static\/[^/]+|aem-api\/graphql\/execute\.json)\/.)/.test(pathname);

const notFound: ApiError = { status: 404, code: 'not-found', message: 'There is nothing here.' };

const readMethods = 'GET, HEAD';
const apiMethods = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** The methods that reach Next. Each API route says itself which of them it takes. */
const methodsOf = (path: string) => (path.startsWith('/api/') ? apiMethods : readMethods);

function announcesBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Decides about a request by its head (API-09): what it asks for, or why it is rejected. */
export function checkRequest({ method, target: text, headers, hosts, isDev }: Head): Checked {
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
