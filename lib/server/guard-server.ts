import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiError } from '@/lib/api/error-response';
import { maxBodyBytes, rateLimited } from '@/lib/api/limits';
import type { Config } from '@/lib/config';
import { listeningServers } from '@/lib/next-internals/server';
import { securityHeaders } from '@/lib/security/security-headers';
import { checkHead } from './check-head';
import { watchDeadlines } from './deadlines';
import { dropInternalHeaders } from './internal-headers';
import { createEncodeLimit } from './limit-encodes';
import { createRenderLimit } from './limit-renders';
import { closeSoon, type HeaderList, reject, rejectUnparsed } from './send-rejection';

type Listener = (this: Server, request: IncomingMessage, response: ServerResponse) => void;

/** Returns the headers of every response of the gate. Next adds the same headers to its own responses. */
function commonHeaders(config: Config, requestId: string): HeaderList {
  return [
    ...securityHeaders(config),
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-content-type-options', 'nosniff'],
    ['x-request-id', requestId],
  ];
}

const countHosts = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

const unknownExpectation: ApiError = {
  status: 417,
  code: 'unknown-expectation',
  message: 'The only expectation is 100-continue.',
};

/** Maximum number of pipelined requests of a connection. Browsers do not pipeline. */
const maxPipelined = 10;

/**
 * Ends a request's body for its reader after `maxBytes`, whatever the head announced. Keeps the part that
 * exceeds the limit, so that a route which measures it rejects the body.
 */
function limitBody(request: IncomingMessage, response: ServerResponse, maxBytes: number): void {
  const push = request.push.bind(request);
  let received = 0;
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    received += chunk?.length ?? 0;
    const continues = push(chunk, encoding);
    if (received <= maxBytes) return continues;
    // Nothing reads the rest, so the connection cannot be reused.
    response.shouldKeepAlive = false;
    // Otherwise Node treats the end as an aborted request and closes the connection without a response.
    request.complete = true;
    push(null);
    closeSoon(request);
    return false;
  };
}

type Pass = () => void | Promise<void>;

function createGate(config: Config, isDev: boolean) {
  const trust = { trustProxy: config.trustProxy, isDev };
  /** Connections that are being closed. Further requests on them are ignored. */
  const closing = new WeakSet<Socket>();
  const rejectRequest = (request: IncomingMessage, response: ServerResponse, rejection: ApiError) => {
    if (closing.has(request.socket)) return;
    closing.add(request.socket);
    reject(request, response, rejection, commonHeaders(config, String(request.headers['x-request-id'])));
  };
  /** Passes a request to Next with a clean head and a bounded body, or rejects it. */
  const admit = (request: IncomingMessage, response: ServerResponse, pass: Pass) => {
    if (closing.has(request.socket)) return;
    const { method = '', url = '', headers } = request;
    const checked = checkHead({ method, target: url, headers, hosts: countHosts(request), isDev });
    if ('rejection' in checked) {
      rejectRequest(request, response, checked.rejection);
      return;
    }
    dropInternalHeaders(request, checked.target.decoded, trust);
    request.url = checked.target.url;
    if (checked.hasBody) limitBody(request, response, maxBodyBytes);
    void pass();
  };
  return { rejectRequest, admit };
}

const guarded = new WeakSet<Server>();

/**
 * Puts a gate before the request listeners of a running server. Next buffers up to 10 MB of a body before the
 * middleware runs, and trusts headers that any client can send. The gate therefore decides when the head of a
 * request arrives.
 * @param isDev true under `next dev`, whose browser tools need more paths and headers
 */
export function guardServer(server: Server, config: Config, isDev: boolean): void {
  if (guarded.has(server)) return;
  guarded.add(server);
  const listeners = server.listeners('request') as Listener[];
  const { rejectRequest, admit } = createGate(config, isDev);
  const passTo = (request: IncomingMessage, response: ServerResponse) => () => {
    for (const listener of listeners) listener.call(server, request, response);
  };
  server.removeAllListeners('request');
  if (isDev) {
    server.on('request', (request, response) => admit(request, response, passTo(request, response)));
    return;
  }
  const deadlines = watchDeadlines(server, config.keepAliveTimeoutMs);
  server.once('close', deadlines.stop);
  rejectUnparsed(server, deadlines, () => commonHeaders(config, crypto.randomUUID()));
  // Without a listener, Node handles an upgrade as a normal request. The site has no web sockets.
  server.removeAllListeners('upgrade');
  const limitRender = createRenderLimit(config);
  const limitEncode = createEncodeLimit();
  const receive = (request: IncomingMessage, response: ServerResponse, pass: () => void) => {
    if (deadlines.begin(request, response) > maxPipelined) {
      rejectRequest(request, response, rateLimited(1));
      return;
    }
    admit(request, response, async () => {
      const limit = request.url?.startsWith('/_next/image?') ? limitEncode : limitRender;
      const rejection = await limit(request, response, pass);
      if (rejection) rejectRequest(request, response, rejection);
    });
  };
  server.on('request', (request, response) => receive(request, response, passTo(request, response)));
  server.on('checkContinue', (request, response) =>
    receive(request, response, () => {
      response.writeContinue();
      passTo(request, response)();
    }),
  );
  server.on('checkExpectation', (request, response) => {
    deadlines.begin(request, response);
    rejectRequest(request, response, unknownExpectation);
  });
}

/**
 * Guards the server that Next created. It listens before any code of the site runs, so connections from that
 * time are closed and clients have to reconnect. A request hook guards servers that are not found here.
 */
export function guardListeningServers(config: Config, isDev: boolean): void {
  for (const server of listeningServers()) {
    guardServer(server, config, isDev);
    if (!isDev) server.closeAllConnections();
  }
}
