import type { IncomingMessage, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { ApiError } from '../error-response';

export type HeaderList = Iterable<readonly [string, string]>;

/** Time until a connection is closed after a rejection, in milliseconds. */
const lingerMs = 500;

/**
 * Stops reading a request, and closes its connection `lingerMs` after the response. Closing a connection with
 * unread data resets it, and a client that is still sending would lose the response.
 */
export function closeSoon(request: IncomingMessage): void {
  const { socket } = request;
  // Node stops reading at the first rejected part, unless it assumes that nothing ever read.
  request.push = () => false;
  request.read(0);
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), lingerMs).unref();
    socket.once('close', () => clearTimeout(timer));
  };
}

function rejection({ status, code, message, headers }: ApiError, more: HeaderList) {
  const body = JSON.stringify({ error: { code, message } });
  return {
    status,
    body,
    headers: {
      ...Object.fromEntries(more),
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    },
  };
}

/** Responds to a request without reading its body, and closes the connection. */
export function reject(
  request: IncomingMessage,
  response: ServerResponse,
  apiError: ApiError,
  more: HeaderList,
): void {
  const { status, body, headers } = rejection(apiError, more);
  closeSoon(request);
  response.writeHead(status, headers);
  // Node omits it in the response to HEAD.
  response.end(body);
}

/** Returns an error response as bytes, for a connection without a response object. */
export function rawRejection(apiError: ApiError, more: HeaderList): string {
  const { status, body, headers } = rejection(apiError, more);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
