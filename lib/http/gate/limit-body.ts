import type { IncomingMessage, ServerResponse } from 'node:http';
import { closeSoon } from './send-rejection';

/**
 * Ends a request's body for its reader after `maxBytes`, whatever the head announced. Keeps the part that
 * exceeds the limit, so that a route which measures it rejects the body.
 */
export function limitBody(request: IncomingMessage, response: ServerResponse, maxBytes: number): void {
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
