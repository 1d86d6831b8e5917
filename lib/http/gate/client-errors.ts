import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiError } from '../error-response';
import { methodNotAllowed } from '../reject-method';
import type { Deadlines } from './deadlines';
import { type HeaderList, rawRejection } from './send-rejection';

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
