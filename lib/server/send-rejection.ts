import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { ApiError } from '@/lib/api/error-response';
import { methodNotAllowed } from '@/lib/api/reject-method';
import { securityHeaders } from '@/lib/security/security-headers';

type HeaderConfig = Parameters<typeof securityHeaders>[0];

/** Returns the rejection in the form that all routes use (API-01), with the headers that Next adds to its responses. */
function rejection({ status, code, message, headers }: ApiError, requestId: string, config: HeaderConfig) {
  const body = JSON.stringify({ error: { code, message } });
  return {
    status,
    body,
    headers: {
      ...Object.fromEntries(securityHeaders(config)),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    },
  };
}

/**
 * Responds to a request without waiting for its body. Node discards the body, within the time limit of the request:
 * closing a connection with unread data resets it, and a client that is still sending would lose the response.
 */
export function reject(
  request: IncomingMessage,
  response: ServerResponse,
  error: ApiError,
  config: HeaderConfig,
): void {
  const { status, body, headers } = rejection(error, String(request.headers['x-request-id']), config);
  response.writeHead(status, headers).end(body);
}

/** Returns an error response as bytes, for a connection without a response object. */
export function rawRejection(error: ApiError, config: HeaderConfig): string {
  const { status, body, headers } = rejection(error, crypto.randomUUID(), config);
  const lines = Object.entries({ ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

const malformed: ApiError = { status: 400, code: 'bad-request', message: 'The request is malformed.' };
const headTooLarge: ApiError = {
  status: 431,
  code: 'head-too-large',
  message: 'The address or the headers are too long.',
};
export const unknownMethod = methodNotAllowed('GET, HEAD');

/** Returns the error for input that Node's parser rejected; null if the client was too slow. */
export function errorOfParser(code: string | undefined): ApiError | null {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return null;
  if (code === 'HPE_INVALID_METHOD') return unknownMethod;
  return code === 'HPE_HEADER_OVERFLOW' ? headTooLarge : malformed;
}
