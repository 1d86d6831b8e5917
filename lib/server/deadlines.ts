import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Time limits for the head of a request and for the complete request, in milliseconds. */
export const headersTimeoutMs = 10_000;
export const requestTimeoutMs = 30_000;

/** Time limit for the rest of a request that already has its response, in milliseconds. */
const restTimeoutMs = 2000;

/** Maximum pause while a response is sent, in milliseconds. */
const stallTimeoutMs = 60_000;

/**
 * Interval of the checks in milliseconds. Node checks every 30 s, which cannot be changed on a running
 * server.
 */
const checkMs = 1000;

type Connection = {
  /** Start of the last request or end of the last response. */
  since: number;
  /** Number of pending responses. */
  open: number;
  /** The last request whose head arrived. */
  request: IncomingMessage | null;
};

export type Deadlines = {
  /**
   * Records that the head of a request arrived. Returns the number of pending responses of the connection.
   */
  begin(request: IncomingMessage, response: ServerResponse): number;
  /** Returns whether a response is pending on a connection. */
  isBusy(socket: Socket): boolean;
  stop(): void;
};

/** Returns how long a connection may stay in its state, in milliseconds. */
function allowedMs({ open, request }: Connection, keepAliveMs: number): number {
  if (request && !request.complete) return open > 0 ? requestTimeoutMs : restTimeoutMs;
  if (open > 0) return Number.POSITIVE_INFINITY;
  return request ? keepAliveMs + headersTimeoutMs : headersTimeoutMs;
}

/** Closes connections whose request exceeds its time limit. */
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
