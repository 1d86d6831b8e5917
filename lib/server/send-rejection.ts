import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiError } from '@/lib/api/error-response';
import { methodNotAllowed } from '@/lib/api/reject-method';
import type { Deadlines } from './deadlines';

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
function rawRejection(apiError: ApiError, more: HeaderList): string {
  const { status, body, headers } = rejection(apiError, more);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

const malformed: ApiError = { status: 400, code: 'bad-request', message: 'The request is malformed.' };
const headTooLarge: ApiError = {
  status: 431,
  code: 'head-too-large',
  message: 'The address or the headers are too long.',
};

/** Returns the error for a request that Node's parser rejected. */
function rejectionFor(code: string | undefined): ApiError {
  if (code === 'HPE_INVALID_METHOD') return methodNotAllowed('GET, HEAD');
  return code === 'HPE_HEADER_OVERFLOW' ? headTooLarge : malformed;
}

/**
 * Responds to input that never becomes a request for Node: unknown methods, invalid bytes and CONNECT. Does
 * not respond while another response is pending on the connection, because the client would mistake one for
 * the other.
 */
export function rejectUnparsed(
  server: Server,
  { isBusy }: Pick<Deadlines, 'isBusy'>,
  headers: () => HeaderList,
): void {
  const send = (socket: Socket, rejection: ApiError) => {
    if (socket.writable && !isBusy(socket)) socket.end(rawRejection(rejection, headers()));
    socket.destroySoon();
  };
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) =>
    send(socket as Socket, rejectionFor(code)),
  );
  server.on('connect', (_request, socket) => send(socket as Socket, methodNotAllowed('GET, HEAD')));
}
