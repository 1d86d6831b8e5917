import { createHash, timingSafeEqual } from 'node:crypto';
import { isRecipient, isSigned, publishedPaths } from './adobe-events.mjs';
import { publishPaths } from './site.mjs';

/**
 * @typedef {import('./site.mjs').SiteOptions & {
 *   events?: { clientId: string, keys: readonly import('node:crypto').KeyObject[] },
 *   replication?: { user: string, password: string },
 * }} RelayOptions `events` admits Adobe I/O Events, `replication` the replication agents of 6.5
 */

const maxBodyBytes = 1024 * 1024;
const longestChallenge = 256;

/** @param {number} status @param {Record<string, unknown>} body */
const respond = (status, body, headers = {}) =>
  Response.json(body, { status, headers: { 'x-content-type-options': 'nosniff', ...headers } });

/** @param {string} text */
const digest = (text) => createHash('sha256').update(text).digest();

/** @param {Request} request @returns {Promise<Uint8Array | null>} null for a body that is too large */
async function readBody({ body }) {
  const chunks = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBodyBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @param {Uint8Array} bytes @returns {unknown} undefined for invalid JSON */
function parse(bytes) {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Forwards paths; with a 502, AEM and Adobe try again. @param {RelayOptions} options @param {string[]} paths */
async function relay(options, paths) {
  const isDone = await publishPaths(options, paths);
  return isDone ? respond(200, { paths: paths.length }) : respond(502, { error: 'The site did not take it' });
}

/** @param {Request} request @param {RelayOptions} options */
async function fromEvents(request, options) {
  const { events } = options;
  if (!events) return respond(404, { error: 'Not configured' });
  if (request.method === 'GET') {
    const challenge = new URL(request.url).searchParams.get('challenge') ?? '';
    const isGood = challenge !== '' && challenge.length <= longestChallenge;
    return isGood ? respond(200, { challenge }) : respond(400, { error: 'No challenge' });
  }
  const bytes = await readBody(request);
  if (!bytes) return respond(413, { error: 'Too large' });
  const body = isSigned(request.headers, bytes, events.keys) ? parse(bytes) : undefined;
  if (body === undefined || !isRecipient(body, events.clientId))
    return respond(401, { error: 'The signature is missing or wrong' });
  return relay(options, publishedPaths(body));
}

/** @param {Request} request @param {RelayOptions} options */
async function fromReplication({ headers }, options) {
  const { replication } = options;
  if (!replication) return respond(404, { error: 'Not configured' });
  const { user, password } = replication;
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  if (!timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(expected)))
    return respond(401, { error: 'Wrong user' }, { 'www-authenticate': 'Basic realm="publishing"' });
  const action = headers.get('cq-action') ?? headers.get('action') ?? '';
  const path = headers.get('cq-path') ?? headers.get('path') ?? headers.get('cq-handle') ?? '';
  // Connection tests and polls of the agent publish nothing.
  return relay(options, /^(?:activate|deactivate|delete)$/i.test(action) ? [path] : []);
}

/**
 * Creates the handler that turns publications of AEM into calls of the site's webhook (AEM-02): `/adobe` takes Adobe I/O
 * Events, `/replication` the requests of a replication agent.
 * @param {RelayOptions} options
 * @returns {(request: Request) => Promise<Response>}
 */
export function createRelay(options) {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/health') return respond(200, { status: 'ok' });
    if (!['GET', 'POST'].includes(request.method)) return respond(405, { error: 'GET or POST' });
    if (pathname === '/adobe') return fromEvents(request, options);
    if (pathname === '/replication') return fromReplication(request, options);
    return respond(404, { error: 'There is nothing here' });
  };
}
