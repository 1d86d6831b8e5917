// Rules: API-02
import { POST as contactPost } from '@/app/api/contact/route';
import { POST as newsletterPost } from '@/app/api/newsletter/route';
import { POST as reviewsPost } from '@/app/api/reviews/route';
import { currentRequestId as mockRequestId } from '@/lib/observability/tracing';
import { stopClock } from '../../support/stop-clock';
import { configFor, post, read } from './support';

let mockConfig = configFor('production');
const mockInfo = jest.fn();
jest.mock('@/lib/config', () => ({ getConfig: () => mockConfig }));
jest.mock('@/lib/observability/logger', () => ({
  logger: {
    warn: jest.fn(),
    info: (...all: unknown[]) => mockInfo(mockRequestId(), ...all),
    error: jest.fn(),
  },
}));

stopClock();
beforeEach(() => {
  mockConfig = configFor('production');
  jest.clearAllMocks();
});

const routes = [
  ['/api/contact', contactPost],
  ['/api/newsletter', newsletterPost],
  ['/api/reviews', reviewsPost],
] as const;

describe.each(routes)('%s', (path, handler) => {
  const send = (body: unknown, headers?: Record<string, string>) => read(handler(post(path, body, headers)));

  test.each([
    'https://evil.example',
    'https://solstride.example.evil.example',
    'https://evilsolstride.example',
    'https://solstride.example:8443',
    'http://localhost:3000',
    'null',
    '',
    'nonsense',
    'https://user@solstride.example',
    'https://solstride.example/path',
    'file://solstride.example',
  ])('rejects the origin %j', async (origin) => {
    const { status, body } = await send({}, { origin });
    expect([status, body.error.code]).toEqual([403, 'foreign-origin']);
  });

  test.each(['https://solstride.example', 'https://fr.solstride.example', 'https://a.ca.solstride.example'])(
    'accepts the origin %s',
    async (origin) => {
      expect(await send({}, { origin })).toMatchObject({ status: 422 });
    },
  );

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    '',
  ])('rejects the content type %j', async (type) => {
    const { status, body } = await send({}, { 'content-type': type });
    expect([status, body.error.code]).toEqual([415, 'unsupported-media-type']);
  });

  test.each(['application/json', 'Application/JSON; charset=utf-8'])('accepts %s', async (type) => {
    expect(await send({}, { 'content-type': type })).toMatchObject({ status: 422 });
  });

  test.each(['', '{', '{"a":1,}', 'undefined', '\u0000', "{'a':1}", 'NaN'])(
    '%j is not JSON',
    async (text) => {
      const { status, body } = await send(text);
      expect([status, body.error.code]).toEqual([400, 'malformed-json']);
    },
  );

  test('a body of 32 KiB is accepted', async () => {
    const size = 32 * 1024;
    const of = (length: number) => `{"a":"${'x'.repeat(length - 8)}"}`;
    expect(await send(of(size))).toMatchObject({ status: 422 });
    expect(await send(of(size + 1))).toMatchObject({ status: 413, body: { error: { code: 'too-large' } } });
  });

  test('an endless body is cut off', async () => {
    let pulled = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new Uint8Array(1024).fill(32));
      },
    });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
    const request = new Request(`http://localhost:3000${path}`, init as RequestInit);
    expect(await read(handler(request))).toMatchObject({ status: 413 });
    expect(pulled).toBeLessThan(40);
  });

  test('bytes that are not UTF-8 are not JSON', async () => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Uint8Array([0x22, 0xff, 0x22]),
    };
    expect(await read(handler(new Request(`http://localhost:3000${path}`, init)))).toMatchObject({
      status: 400,
    });
  });

  test('limits the POSTs of a client', async () => {
    mockConfig = configFor('production', { RATE_LIMIT_PER_MINUTE: '2' });
    const from = (address: string) => send({}, { 'x-forwarded-for': address });
    expect([await from('192.0.2.1'), await from('192.0.2.1')]).toMatchObject([
      { status: 422 },
      { status: 422 },
    ]);
    const rejected = await from('192.0.2.1');
    const error = { code: 'rate-limited', message: 'Too many requests. Please try again later.' };
    expect(rejected).toMatchObject({ status: 429, body: { error } });
    expect(rejected.headers.get('retry-after')).toBe('60');
    expect(await from('192.0.2.2')).toMatchObject({ status: 422 });
  });

  test('does not count requests from another origin against the visitor', async () => {
    mockConfig = configFor('production', { RATE_LIMIT_PER_MINUTE: '2' });
    const from = (origin: string) => send({}, { 'x-forwarded-for': '192.0.2.3', origin });
    const statuses: number[] = [];
    for (let time = 0; time < 3; time += 1) statuses.push((await from('https://evil.example')).status);
    for (let time = 0; time < 3; time += 1) statuses.push((await from('https://solstride.example')).status);
    expect(statuses).toEqual([403, 403, 403, 422, 422, 429]);
  });

  test('uses the request id or generates one, in the response and in the log', async () => {
    const given = await send({}, { 'x-request-id': 'abc-1' });
    expect([given.headers.get('x-request-id'), given.headers.get('cache-control')]).toEqual([
      'abc-1',
      'no-store',
    ]);
    expect(mockInfo).toHaveBeenCalledWith(
      'abc-1',
      expect.objectContaining({ status: 422 }),
      expect.any(String),
    );
    const generated = await send({}, { 'x-request-id': '<b>' });
    expect(generated.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});

test('each route has its own limit', async () => {
  mockConfig = configFor('production', { RATE_LIMIT_PER_MINUTE: '1' });
  const headers = { 'x-forwarded-for': '192.0.2.3' };
  for (const [path, handler] of routes) {
    expect(await read(handler(post(path, {}, headers)))).toMatchObject({ status: 422 });
    expect(await read(handler(post(path, {}, headers)))).toMatchObject({ status: 429 });
  }
});
