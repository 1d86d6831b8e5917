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

/** What a request deserves that Node's parser stopped at. */
function rejectionFor(code: string | undefined): ApiError {
  if (code === 'HPE_INVALID_METHOD') return methodNotAllowed('GET, HEAD');
  return code === 'HPE_HEADER_OVERFLOW' ? headTooLarge : malformed;
}

/**
 * Responds to what never becomes a request for Node: methods and bytes that its parser does not know, and CONNECT.
 * While a response is due on the connection, another one in between would be taken for it.
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
