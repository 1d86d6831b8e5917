import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';

/** Converts a Node request to the web request that msw handlers expect. */
export async function toWebRequest(message: IncomingMessage, origin: string): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const method = message.method ?? 'GET';
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  // Joined, not resolved: a path that starts with `//` would name another host.
  const url = new URL(`${origin}${message.url ?? '/'}`);
  return new Request(url, { method, headers, ...(hasBody ? { body: Buffer.concat(chunks) } : {}) });
}

/** Sends a web response; an error response closes the connection without a response. */
export async function sendWebResponse(response: Response, target: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    // A response has no socket of its own while the one before it on the connection has not ended.
    target.req.socket.destroy();
    return;
  }
  target.writeHead(response.status, Object.fromEntries(response.headers));
  if (!response.body) {
    target.end();
    return;
  }
  // A client that disconnects during a video is no error.
  await pipeline(Readable.fromWeb(response.body as NodeWebStream), target).catch(() => target.destroy());
}
