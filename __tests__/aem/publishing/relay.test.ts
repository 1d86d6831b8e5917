// Rules: AEM-02
import { generateKeyPairSync, sign } from 'node:crypto';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { main } from '@/aem/publishing/action.mjs';
import { createRelay } from '@/aem/publishing/relay.mjs';
import { stopClock } from '../../support/stop-clock';

stopClock();
const clientId = 'client-of-this-site';
const adobe = generateKeyPairSync('rsa', { modulusLength: 2048 });
const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
const replication = { user: 'agent', password: 'a long password' };
const site = {
  siteUrl: 'https://site.test',
  secret: 'revalidate-secret',
  contentRoot: '/content/dam/brand',
};
const relay = createRelay({
  ...site,
  replication,
  events: { clientId, keys: [other.publicKey, adobe.publicKey] },
});

const root = '/content/dam/brand/us/en/content-fragments/product/lyte';
const grape = `${root}/grape`;

let sent: { readonly authorization: string | null; readonly paths: readonly string[] }[] = [];
let respond: (paths: readonly string[]) => Response;
const server = setupServer(
  http.post('https://site.test/api/revalidate', async ({ request }) => {
    const { paths } = (await request.json()) as { paths: string[] };
    sent.push({ authorization: request.headers.get('authorization'), paths });
    return respond(paths);
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  sent = [];
  respond = () => HttpResponse.json({ revalidated: [] }, { status: 202 });
});
afterAll(() => server.close());

const event = (type: string, data: object) => ({
  specversion: '1.0',
  id: '1',
  source: 'acct:aem-p1-e1@adobe.com',
  type: `aem.${type}`,
  datacontenttype: 'application/json',
  data,
});
const published = (path: string) => event('sites.contentFragment.published', { path });
const inEnvelope = (one: object, recipient = clientId) => ({
  event_id: '1',
  event: one,
  recipient_client_id: recipient,
});

function deliver(body: unknown, { key = adobe.privateKey, header = 1, tamper = '' } = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const signature = sign('rsa-sha256', Buffer.from(text), key).toString('base64');
  return relay(
    new Request('http://relay/adobe', {
      method: 'POST',
      body: text + tamper,
      headers: {
        'content-type': 'application/json',
        [`x-adobe-digital-signature-${header}`]: signature,
        // Nothing is read from addresses of the sender: the test has no such server.
        'x-adobe-public-key1-path': '//keys.attacker.test/key.pem',
      },
    }),
  );
}

describe('an event of Adobe', () => {
  test.each([
    ['in an envelope', inEnvelope(published(grape))],
    ['bare', { ...published(grape), recipientclientid: clientId }],
    ['in a batch', [inEnvelope(published(grape)), inEnvelope(published(grape))]],
    ['of an unpublished fragment', inEnvelope(event('sites.contentFragment.unpublished', { path: grape }))],
    [
      'of a file',
      inEnvelope(event('assets.asset.published', { repositoryMetadata: { 'repo:path': grape } })),
    ],
  ])('%s reaches the site, once', async (_, body) => {
    expect((await deliver(body)).status).toBe(200);
    expect(sent).toEqual([{ authorization: 'Bearer revalidate-secret', paths: [grape] }]);
  });

  test('signed in the second header is taken too', async () => {
    expect((await deliver(inEnvelope(published(grape)), { header: 2 })).status).toBe(200);
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['another key', { key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey }],
    ['a changed body', { tamper: ' ' }],
    ['no signature', { header: 3 }],
  ])('with %s is rejected', async (_, options) => {
    expect((await deliver(inEnvelope(published(grape)), options)).status).toBe(401);
    expect(sent).toEqual([]);
  });

  test.each([
    ['another client', inEnvelope(published(grape), 'another')],
    ['nobody', { event: published(grape) }],
    ['another client in a batch', [inEnvelope(published(grape)), inEnvelope(published(grape), 'another')]],
    ['nobody, empty', []],
    ['no JSON', '{"event":'],
    ['null', 'null'],
  ])('for %s is rejected', async (_, body) => {
    expect((await deliver(body)).status).toBe(401);
    expect(sent).toEqual([]);
  });

  test.each([
    ['an edit', event('sites.contentFragment.modified', { path: grape })],
    ['other content', published('/content/dam/brand-two/us/en/x')],
    ['no path', published(undefined as unknown as string)],
    ['no data', { type: 'aem.sites.contentFragment.published' }],
  ])('about %s changes nothing', async (_, one) => {
    expect((await deliver(inEnvelope(one))).status).toBe(200);
    expect(sent).toEqual([]);
  });

  test('that is too large is rejected', async () => {
    expect((await deliver(inEnvelope(published('x'.repeat(1024 * 1024))))).status).toBe(413);
  });

  test('the handshake returns the challenge', async () => {
    const ask = (query: string) => relay(new Request(`http://relay/adobe${query}`));
    const response = await ask('?challenge=8ec8d794');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual({ challenge: '8ec8d794' });
    expect((await ask('')).status).toBe(400);
    expect((await ask(`?challenge=${'x'.repeat(257)}`)).status).toBe(400);
  });
});

describe('a replication agent', () => {
  const authorization = `Basic ${Buffer.from('agent:a long password').toString('base64')}`;
  const replicate = (headers: Record<string, string>, method = 'POST') =>
    relay(new Request('http://relay/replication', { method, headers: { authorization, ...headers } }));

  test.each([
    [{ 'CQ-Action': 'Activate', 'CQ-Path': grape, 'CQ-Handle': grape }],
    [{ 'CQ-Action': 'Deactivate', 'CQ-Handle': grape }],
    [{ Action: 'Delete', Path: grape }],
  ])('with %j reaches the site', async (headers) => {
    expect((await replicate(headers)).status).toBe(200);
    expect((await replicate(headers, 'GET')).status).toBe(200);
    expect(sent.map(({ paths }) => paths)).toEqual([[grape], [grape]]);
  });

  test.each([
    [{ 'CQ-Action': 'Test', 'CQ-Path': grape }],
    [{ 'CQ-Action': 'Internal Poll', 'CQ-Path': grape }],
    [{ 'CQ-Action': 'Activate', 'CQ-Path': '/content/other/page' }],
    [{ 'CQ-Action': 'Activate' }],
  ])('with %j changes nothing, and its queue goes on', async (headers) => {
    expect((await replicate(headers)).status).toBe(200);
    expect(sent).toEqual([]);
  });

  test('needs its user', async () => {
    for (const wrong of ['', 'Basic eA==', `${authorization}x`]) {
      const response = await replicate({ 'CQ-Action': 'Activate', 'CQ-Path': grape, authorization: wrong });
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([
        401,
        'Basic realm="publishing"',
      ]);
    }
    expect(sent).toEqual([]);
  });
});

describe('the site', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => inEnvelope(published(`${root}/p${index}`)));

  test('gets at most a hundred paths at once', async () => {
    await deliver(many(250));
    expect(sent.map(({ paths }) => paths.length)).toEqual([100, 100, 50]);
  });

  test.each([0, 301, 401, 403, 429, 500, 503])(
    'that responds %d is tried again by the sender',
    async (status) => {
      respond = () =>
        status === 0 ? HttpResponse.error() : new HttpResponse(null, { status, headers: { location: '/x' } });
      expect((await deliver(many(1))).status).toBe(502);
    },
  );

  test('that does not know one path gets the others', async () => {
    const unknown = `${root}/p1`;
    respond = (paths) => new HttpResponse(null, { status: paths.includes(unknown) ? 422 : 202 });
    expect((await deliver(many(3))).status).toBe(200);
    expect(sent.map(({ paths }) => paths.length)).toEqual([3, 1, 1, 1]);
    sent = [];
    expect((await deliver(inEnvelope(published(unknown)))).status).toBe(200);
    expect(sent).toHaveLength(1);
  });
});

test.each([
  ['/adobe', 404],
  ['/replication', 404],
  ['/elsewhere', 404],
  ['/health', 200],
])('%s of a relay without users is %d', async (path, status) => {
  const bare = createRelay(site);
  expect((await bare(new Request(`http://relay${path}`))).status).toBe(status);
  expect((await bare(new Request('http://relay/adobe', { method: 'DELETE' }))).status).toBe(405);
});

describe('the action of App Builder', () => {
  const inputs = {
    SITE_URL: site.siteUrl,
    REVALIDATE_SECRET: site.secret,
    CONTENT_ROOT: site.contentRoot,
  };

  test('sends on what Adobe delivers to it', async () => {
    expect(await main({ ...inputs, ...published(grape) })).toEqual({ statusCode: 200, body: { paths: 1 } });
    expect(sent).toEqual([{ authorization: 'Bearer revalidate-secret', paths: [grape] }]);
    expect(await main({ ...inputs, challenge: 'x' })).toMatchObject({ body: { challenge: 'x' } });
  });

  test('fails when the site does, so that the event is delivered again', async () => {
    respond = () => new HttpResponse(null, { status: 503 });
    expect(await main({ ...inputs, ...published(grape) })).toMatchObject({ statusCode: 502 });
  });
});
