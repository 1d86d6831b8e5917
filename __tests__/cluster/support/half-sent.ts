import { connect } from 'node:net';
import { statusesOf } from '../../support/send-bytes';

type Body = { readonly head: string; readonly body: Buffer };

const large = Buffer.alloc(1024 * 1024, 'x');

/** Bodies above the limit of any route, and starts of bodies within it. None is ever complete. */
const announced: Body = { head: 'Content-Length: 99999999', body: large };
const chunked: Body = {
  head: 'Transfer-Encoding: chunked',
  body: Buffer.concat([Buffer.from('fffffff\r\n'), large]),
};
const partial: readonly Body[] = [
  { head: 'Content-Length: 32000', body: large.subarray(0, 20_000) },
  { head: 'Content-Length: 32000\r\nExpect: 100-continue', body: Buffer.alloc(0) },
];

const pages = ['/', '/faq', '/sports-drink/fruit-punch', '/sitemap.xml', '/x.png', '/_next/static/x.js'];
const routes = ['/api/contact', '/api/newsletter', '/api/reviews'];
const readRoute = '/api/health';

type HalfSent = Body & { readonly path: string; readonly status: number };

const combine = (paths: readonly string[], bodies: readonly Body[], status: number): readonly HalfSent[] =>
  paths.flatMap((path) => bodies.map((body) => ({ ...body, path, status })));

/** Requests whose body is awaited before the response. */
export const awaited: readonly HalfSent[] = combine(routes, partial, 400);

/** Incomplete requests with the status of the response: each kind of body to each kind of address. */
export const halfSent: readonly HalfSent[] = [
  ...combine(pages, [announced, chunked, ...partial], 405),
  ...combine([...routes, readRoute], [announced], 413),
  ...combine([readRoute], [chunked, ...partial], 405),
  ...combine(routes, [chunked], 413),
  ...awaited,
];

/**
 * Sends half a request. `sent` resolves when the system has taken it, `closed` when the site closes the connection,
 * with the last status.
 */
export function sendHalf(port: number, { path, head, body }: HalfSent) {
  let received = '';
  const socket = connect(port, '127.0.0.1');
  const sent = new Promise<void>((resolve) => {
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${head}\r\n\r\n`,
    );
    socket.write(body, () => resolve());
  });
  const closed = new Promise<number | undefined>((resolve) => {
    socket.on('data', (part) => {
      received += part;
    });
    // The site resets connections with unread data.
    socket.on('error', () => {});
    socket.once('close', () => resolve(statusesOf(received).at(-1)));
  });
  return { sent, closed };
}
