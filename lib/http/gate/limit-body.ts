import type { IncomingMessage, ServerResponse } from 'node:http';
import { closeSoon } from './send-rejection';

/**
 * Ends the body of a request for its reader once more than `maxBytes` came, whatever the head announced. The part
 * that is over the limit stays in, so that a route which counts sees that the body is too large.
 */
export function limitBody(request: IncomingMessage, response: ServerResponse, maxBytes: number): void {
  const push = request.push.bind(request);
  let received = 0;
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    received += chunk?.length ?? 0;
    const goesOn = push(chunk, encoding);
    if (received <= maxBytes) return goesOn;
    // The rest is read by nobody, so the connection has no further use.
    response.shouldKeepAlive = false;
    // Else Node takes the end for a client that went away, and closes before there is a response.
    request.complete = true;
    push(null);
    closeSoon(request);
    return false;
  };
}
