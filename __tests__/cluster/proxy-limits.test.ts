import { connect } from 'node:net';
import { startNginx } from '../../test-support/nginx';
import { until } from '../../test-support/until';
import { get, type HttpResponse } from '../../test-support/visits';
import { sendBytes, statusesOf } from '../support/send-bytes';
import { briefPage, type Received, startFakeReplica } from './support/fake-replica';
import { untilStored } from './support/until-stored';

let replica: Awaited<ReturnType<typeof startFakeReplica>>;
let proxy: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  replica = await startFakeReplica();
  // The limits recover so slowly that the speed of the machine does not matter.
  proxy = await startNginx([replica.port], (text) => text.replaceAll(/ rate=\d+r\/s;/g, ' rate=1r/m;'));
});

afterAll(async () => {
  await proxy?.stop();
  await replica?.stop();
});

type Headers = Readonly<Record<string, string | readonly string[]>>;

const getPage = (path: string, headers: Headers = {}) => get(proxy.port, path, 'localhost', { headers });

/** Returns the request as the replica receives it. */
const received = async (path: string, headers: Headers = {}): Promise<Received> =>
  JSON.parse((await getPage(path, headers)).body) as Received;

/** Sends raw bytes, and returns what is received until the connection closes. */
function send(text: string): Promise<string> {
  return new Promise((resolve) => {
    let reply = '';
    const socket = connect(proxy.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (part) => {
      reply += part;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(reply));
  });
}

const connections = 10;

/** Sends many requests of one client, a multiple of ten, pipelined on few connections. Returns the raw responses. */
async function flood(client: string, count: number, path: string): Promise<string> {
  const head = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${client}\r\n`;
  const text = `${`${head}\r\n`.repeat(count / connections - 1)}${head}Connection: close\r\n\r\n`;
  return (await Promise.all(Array.from({ length: connections }, () => sendBytes(proxy.port, text)))).join('');
}

/** Counts raw responses by status. */
function countsOf(responses: string) {
  const counts: Record<number, number> = {};
  for (const status of statusesOf(responses)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('headers', () => {
  const internal = {
    'next-action': 'x',
    'x-invoke-path': '/x',
    'x-invoke-query': '{}',
    'x-invoke-status': '200',
    'x-matched-path': '/x',
    'x-middleware-invoke': '1',
    'x-middleware-prefetch': '1',
    'x-middleware-rewrite': '/x',
    'x-middleware-subrequest': 'middleware',
    'x-next-revalidate-tag-token': 'x',
    'x-next-revalidated-tags': 'x',
    'x-nextjs-data': '1',
    'x-prerender-revalidate': 'x',
    'x-prerender-revalidate-if-generated': '1',
    'x-client': 'x',
    forwarded: 'for=1.2.3.4',
    traceparent: '00-1-1-01',
  };

  it.each(['/one', '/api/one'])('that control Next or the proxy do not reach %s', async (path) => {
    const { headers } = await received(path, internal);
    expect(Object.keys(internal).filter((name) => name in headers)).toEqual([]);
  });

  it('of a page request are those of its cache key', async () => {
    const stray = {
      'accept-language': 'fr',
      'user-agent': 'bot',
      range: 'bytes=0-1',
      'if-none-match': 'W/"x"',
      'x-unheard-of': '1',
      cookie: 'a=b',
    };
    const { headers } = await received('/two', stray);
    expect(Object.keys(headers).sort()).toEqual([
      'host',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-request-id',
    ]);
  });

  it('of a demo include its cookies', async () => {
    const { headers } = await received('/two', { cookie: 'a=b; solstride-demo-locale=ca-fr' });
    expect(headers.cookie).toBe('a=b; solstride-demo-locale=ca-fr');
  });

  it('reach a route', async () => {
    const { headers } = await received('/api/one', { origin: 'http://localhost', 'user-agent': 'x' });
    expect(headers).toMatchObject({ origin: 'http://localhost', 'user-agent': 'x' });
  });
});

describe('spellings', () => {
  it.each(['/r1/../faq', '/%66aq', '//faq', '/./faq', '/%2Ffaq', '/x/%2e%2e/faq', '/x/..%2Ffaq/'])(
    '%s is redirected to the one that is cached',
    async (path) => {
      const { status, headers } = await getPage(`${path}?a=b`);
      expect([status, headers.location]).toEqual([308, '/faq?a=b']);
    },
  );

  it.each([
    '/faq.rsc',
    '/faq.segments/_tree.segment.rsc',
    '/faq/',
    '/caf%C3%A9',
    '/a%20b',
    '/a;b',
    '/a%0d%0ab',
    '/.a',
    '/a\\b',
    `/${'a'.repeat(300)}`,
    '/_next/static/../static/a.js',
    '/_next/static//a.js',
  ])('%s is passed on and not cached', async (path) => {
    const responses = [await getPage(path), await getPage(path)];
    expect(responses.map(({ status, headers }) => [status, headers['x-cache']])).toEqual([
      [200, 'BYPASS'],
      [200, 'BYPASS'],
    ]);
    expect((JSON.parse(responses[0]?.body ?? '') as Received).url).toBe(path);
  });

  it.each(['/api', '/_next/static'])(
    '%s gets no slash from nginx, which the site would remove',
    async (path) => {
      expect((await getPage(path)).status).toBe(200);
    },
  );

  it.each([
    '/api/metrics',
    '/api/metrics/',
    '/api/metrics.rsc',
    '/api%2Fmetrics',
    '/%61pi/%6Detrics',
    '/api//metrics',
    '/x/../api/metrics',
    '/api/ready',
    '/_next/data/x/api/metrics.json',
    '/_next%2Fdata/x/faq.json',
    '/_next/image?url=x',
    '/_next/image?url=%2Fpress%2Ftactics.webp&w=380&q=75&again=1',
  ])('%s is 404', async (path) => {
    const { status, headers, body } = await getPage(path);
    expect([status, headers['content-type']]).toEqual([404, 'application/json']);
    expect(JSON.parse(body)).toMatchObject({ error: { code: 'not-found' } });
  });

  it.each([
    ['a state tree without RSC', { 'next-router-state-tree': ':x' }],
    ['RSC with another value', { rsc: ':' }],
    ['a header with a space', { rsc: '1', 'next-router-prefetch': '1 /_tree' }],
    ['Next-Url without RSC', { 'next-url': '/x' }],
  ])('%s is not cached', async (_, headers) => {
    await getPage('/three?_rsc=x', headers);
    expect((await getPage('/three?_rsc=x', headers)).headers['x-cache']).toBe('BYPASS');
  });
});

describe('bodies', () => {
  const head = (line: string, ...fields: string[]) =>
    `${[line, 'Host: localhost', ...fields].join('\r\n')}\r\n\r\n`;
  const chunked = 'Transfer-Encoding: chunked';
  const requests = {
    'to a page': head('POST /faq HTTP/1.1', 'Content-Length: 99999999'),
    'to a picture': head('PUT /x.png HTTP/1.1', chunked),
    'of a GET': head('GET /faq HTTP/1.1', 'Content-Length: 10'),
    'of a GET in chunks': head('GET /faq HTTP/1.1', chunked),
    'above the limit': head('POST /api/contact HTTP/1.1', 'Content-Length: 99999999'),
    'above the limit in chunks': `${head('POST /api/contact HTTP/1.1', chunked)}10000\r\n${'x'.repeat(0x10000)}`,
    'half sent': `${head('POST /api/contact HTTP/1.1', 'Content-Length: 1000')}${'x'.repeat(500)}`,
    'that is whole': `${head('POST /api/contact HTTP/1.1', 'Content-Length: 2', 'Connection: close')}{}`,
  };
  let replies: Record<string, string>;

  // All at once: some connections stay open for seconds.
  beforeAll(async () => {
    const sent = Object.entries(requests).map(async ([title, text]) => [title, await send(text)] as const);
    replies = Object.fromEntries(await Promise.all(sent));
  });

  it.each([
    ['to a page', 'HTTP/1.1 405 '],
    ['to a picture', 'HTTP/1.1 405 '],
    ['of a GET', 'HTTP/1.1 400 '],
    ['of a GET in chunks', 'HTTP/1.1 400 '],
    ['above the limit', 'HTTP/1.1 413 '],
    ['above the limit in chunks', 'HTTP/1.1 413 '],
    ['that is whole', 'HTTP/1.1 200 '],
  ])('%s: %s, and the connection is closed', (title, status) => {
    expect(replies[title]).toMatch(new RegExp(`^${status}`));
  });

  it('incomplete: nothing reaches a replica, and the connection is closed', () => {
    expect(replies['half sent']).toBe('');
  });
});

describe('limits', () => {
  it('allow a burst, then reject one client and not the others, with Retry-After', async () => {
    const responses = await flood('192.0.2.1', 700, '/api/one');
    const { 200: accepted = 0, 429: rejected = 0 } = countsOf(responses);
    expect(accepted).toBeGreaterThan(400);
    expect(rejected).toBeGreaterThan(0);
    expect(accepted + rejected).toBe(700);
    expect(responses.match(/^retry-after: 5\r$/gim)).toHaveLength(rejected);
    expect(responses.match(/"code":"rate-limited"/g)).toHaveLength(rejected);
    expect((await getPage('/api/one', { 'x-forwarded-for': '192.0.2.2' })).status).toBe(200);
  });

  it('still allow a client above them the cached pages', async () => {
    await untilStored(() => getPage('/cached'));
    await flood('192.0.2.4', 700, '/api/one');
    expect((await getPage('/cached', { 'x-forwarded-for': '192.0.2.4' })).status).toBe(200);
  });

  it('count an IPv6 network of 64 bits as one client', async () => {
    const of = async (...clients: string[]) => {
      const responses = clients.map((client) => flood(client, 350, '/api/one'));
      return countsOf((await Promise.all(responses)).join(''))[429] ?? 0;
    };
    expect(await of('2001:db8:1:2::1', '2001:db8:1:2:a:b:c:d')).toBeGreaterThan(0);
    expect(await of('2001:db8:1:3::1', '2001:db8:1:4::1')).toBe(0);
  });

  it('apply to cached pages too, at a higher rate', async () => {
    await untilStored(() => getPage('/cached'));
    const counts = countsOf(await flood('192.0.2.5', 2500, '/cached'));
    expect(counts[200]).toBeGreaterThan(1000);
    expect(counts[429]).toBeGreaterThan(0);
  });
});

describe('with every replica frozen', () => {
  afterEach(() => replica.thaw());

  it('a stale page is sent, and a client has a limit of concurrent requests', async () => {
    await untilStored(() => getPage(briefPage));
    replica.freeze();
    let page: HttpResponse | undefined;
    await until('the page is not fresh', async () => {
      page = await getPage(briefPage);
      return page.headers['x-cache'] !== 'HIT';
    });
    expect([page?.status, page?.headers['x-cache']]).toEqual([200, 'STALE']);

    const statuses: number[] = [];
    const all = Array.from({ length: 120 }, async (_, number) => {
      const client = { 'x-forwarded-for': '192.0.2.6' };
      statuses.push((await getPage(`/api/${number}`, client)).status);
    });
    await until('some are rejected', () => statuses.length >= 20);
    replica.thaw();
    await Promise.all(all);
    expect(statuses).toEqual([...new Array(20).fill(429), ...new Array(100).fill(200)]);
  });
});
