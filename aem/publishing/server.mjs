import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { createRelay } from './relay.mjs';

/** @param {string} name @param {number} [shortest] @returns {string} @throws {Error} when it is missing or too short */
function required(name, shortest = 1) {
  const value = process.env[name] ?? '';
  if (value.length < shortest) throw new Error(`${name} needs at least ${shortest} characters`);
  return value;
}

/** @returns {import('./relay.mjs').RelayOptions} */
function optionsFromEnvironment() {
  const { ADOBE_CLIENT_ID: clientId, ADOBE_PUBLIC_KEYS: keys, REPLICATION_USER: user } = process.env;
  return {
    siteUrl: required('SITE_URL'),
    secret: required('REVALIDATE_SECRET', 16),
    contentRoot: required('CONTENT_ROOT').replace(/\/$/, ''),
    log: (fields) => console.log(JSON.stringify(fields)),
    ...(clientId && keys
      ? { events: { clientId, keys: keys.split(',').map((file) => createPublicKey(readFileSync(file))) } }
      : {}),
    ...(user ? { replication: { user, password: required('REPLICATION_PASSWORD', 16) } } : {}),
  };
}

/**
 * @param {import('node:http').IncomingMessage} message
 * @returns {Request} with the body as a stream, because the relay reads only as much as it accepts
 */
function toRequest({ method = 'GET', url = '/', headers }, /** @type {any} */ body) {
  const received = new Headers();
  for (const [name, value] of Object.entries(headers)) received.set(name, String(value));
  // Joined, not resolved: a path that starts with `//` would name another host.
  return new Request(new URL(`http://relay${url}`), {
    method,
    headers: received,
    ...(method === 'POST' ? { body, duplex: 'half' } : {}),
  });
}

const relay = createRelay(optionsFromEnvironment());

const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, async (message, response) => {
  try {
    const result = await relay(toRequest(message, Readable.toWeb(message)));
    // Otherwise the unread rest of a body would be parsed as the next request.
    const connection = message.complete ? {} : { connection: 'close' };
    response.writeHead(result.status, { ...Object.fromEntries(result.headers), ...connection });
    response.end(await result.text());
  } catch {
    response.writeHead(400, { connection: 'close' }).end();
  }
});
server.listen(Number(process.env.PORT ?? 8080), () =>
  console.log(JSON.stringify({ listening: server.address() })),
);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close());
