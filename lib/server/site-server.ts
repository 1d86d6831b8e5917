import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '@/lib/config';
import { logger } from '@/lib/observability/logger';
import { stackFrames } from '@/lib/observability/stack-frames';
import type { RequestHook } from '@/lib/request-hook';
import { checkHead } from './check-head';
import { isStopping } from './graceful-stop';
import { dropInternalHeaders } from './internal-headers';
import { createWorkLimits } from './limit-work';
import { errorOfParser, rawRejection, reject, unknownMethod } from './send-rejection';

type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What `instrumentation.ts` provides for `server.mjs`. */
export type CreateServer = (next: NextHandler) => Server;

/** Time limits for the head of a request and for the whole of it, and the interval of the checks, in milliseconds. */
export const timeLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1000,
};

/** Maximum pause of a connection while a response is pending, in milliseconds. */
const stallTimeoutMs = 60_000;

/** Maximum number of pipelined requests of a connection. Browsers do not pipeline. */
const maxPipelined = 10;

/**
 * Creates the server of the site. For each request it runs the hooks, checks the head, removes internal headers and
 * waits for a slot, in this order, before Next gets it: Next trusts headers that any client can send.
 */
export function createSiteServer(config: Config, hooks: readonly RequestHook[], next: NextHandler): Server {
  const keepAliveTimeout = config.keepAliveTimeoutMs;
  const server = createServer({ ...timeLimits, keepAliveTimeout });
  server.timeout = stallTimeoutMs;
  const takeSlot = createWorkLimits(config);
  /** Number of pending responses by connection. */
  const pending = new WeakMap<Socket, number>();

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    for (const hook of hooks) hook({ request, response });
    const target = checkHead(request);
    if ('status' in target) return reject(request, response, target, config);
    dropInternalHeaders(request, target.decoded, config.trustProxy);
    request.url = target.url;
    const rejection = await takeSlot(request, response);
    if (rejection) return reject(request, response, rejection, config);
    await next(request, response);
  };

  server.on('request', (request, response) => {
    const { socket } = request;
    const count = (pending.get(socket) ?? 0) + 1;
    if (count > maxPipelined) {
      socket.destroy();
      return;
    }
    pending.set(socket, count);
    response.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
    if (isStopping()) response.setHeader('connection', 'close');
    handle(request, response).catch((error: unknown) => {
      logger.error({ frames: stackFrames(error) }, 'request failed');
      response.destroy();
    });
  });
  // Input that Node's parser rejects, so that there is no response. While another response is pending, the client would
  // take the rejection for it.
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket: Socket) => {
    const error = errorOfParser(code);
    if (error && socket.writable && !pending.get(socket)) socket.end(rawRejection(error, config));
    socket.destroySoon();
  });
  server.on('connect', (_request, socket) => {
    socket.end(rawRejection(unknownMethod, config));
  });
  return server;
}
