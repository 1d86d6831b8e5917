import type { IncomingMessage, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { ApiError } from '../error-response';

export type HeaderList = Iterable<readonly [string, string]>;

/** How long a connection lives on after a rejection, in milliseconds. */
const lingerMs = 500;

/**
 * Reads no more of a request, and closes its connection `lingerMs` after the response. A connection that is closed over
 * unread data is reset, and a client that is still sending would lose the response.
 */
export function closeSoon(request: IncomingMessage): void {
  const { socket } = request;
  // Node stops reading at the first part that is not taken, unless it believes that nobody ever read.
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
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** A rejection as bytes, for a connection on which Node has no response to send it with. */
export function rawRejection(apiError: ApiError, more: HeaderList): string {
  const { status, body, headers } = rejection(apiError, more);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
