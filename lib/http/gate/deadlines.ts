import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long a client may take for the head of a request, and for all of it, in milliseconds. */
export const headersTimeoutMs = 10_000;
export const requestTimeoutMs = 30_000;

/** How long it may take for the rest of a request that has its response already, in milliseconds. */
const restTimeoutMs = 2000;

/** How long a connection may stand still while a response is sent, in milliseconds. */
const stallTimeoutMs = 60_000;

/** How often the deadlines are checked. Node checks every 30 s, which cannot be changed on a running server. */
const checkMs = 1000;

type Connection = {
  /** When its last request began or its last response ended. */
  since: number;
  /** Responses that are not ended. */
  open: number;
  /** The last request whose head arrived. */
  request: IncomingMessage | null;
};

export type Deadlines = {
  /** Notes that the head of a request arrived. Returns how many responses the connection waits for. */
  begin(request: IncomingMessage, response: ServerResponse): number;
  /** Whether a response is due on a connection. */
  isBusy(socket: Socket): boolean;
  stop(): void;
};

/** How long a connection may stay in the state it is in. */
function allowedMs({ open, request }: Connection, keepAliveMs: number): number {
  if (request && !request.complete) return open > 0 ? requestTimeoutMs : restTimeoutMs;
  if (open > 0) return Number.POSITIVE_INFINITY;
  return request ? keepAliveMs + headersTimeoutMs : headersTimeoutMs;
}

/** Closes every connection of a server on which a request is incomplete for too long. */
export function watchDeadlines(server: Server, keepAliveMs: number): Deadlines {
  const connections = new Map<Socket, Connection>();
  const track = (socket: Socket): Connection => {
    const known = connections.get(socket);
    if (known) return known;
    const connection: Connection = { since: performance.now(), open: 0, request: null };
    connections.set(socket, connection);
    socket.once('close', () => connections.delete(socket));
    return connection;
  };
  server.on('connection', track);
  server.keepAliveTimeout = keepAliveMs;
  server.timeout = stallTimeoutMs;
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      if (now - connection.since > allowedMs(connection, keepAliveMs)) socket.destroy();
    }
  }, checkMs).unref();
  return {
    begin(request, response) {
      const connection = track(request.socket);
      connection.since = performance.now();
      connection.open += 1;
      connection.request = request;
      response.once('close', () => {
        connection.open -= 1;
        connection.since = performance.now();
      });
      return connection.open;
    },
    isBusy: (socket) => (connections.get(socket)?.open ?? 0) > 0,
    stop: () => clearInterval(timer),
  };
}
