import { stopClock } from '@/__tests__/support/stop-clock';
import { createRoute } from '@/lib/api';
import { bodyType, isOwnOrigin, ownOrigin, query, sizedBody } from '@/lib/api/guards';
import type { Guard, RequestContext } from '@/lib/api/request-context';

stopClock();
const mockConfig = {
  trustProxy: false,
  localeDomains: { 'ca-fr': ['f'], 'ca-en': ['c'], 'us-en': ['u'] },
};
const mockError = jest.fn();
jest.mock('@/lib/config', () => ({ getConfig: () => mockConfig }));
jest.mock('@/lib/observability/logger', () => ({
  logger: { info: jest.fn(), error: (...all: unknown[]) => mockError(...all) },
}));

test('a body that does not arrive times out', async () => {
  const body = new ReadableStream({ pull: () => new Promise(() => {}) });
  const request = new Request('http://x/', { method: 'POST', body, duplex: 'half' } as RequestInit);
  const route = createRoute({
    name: 'slow',
    guards: [sizedBody],
    check: () => ({ ok: true, value: null }),
    act: async () => Response.json({}),
  });
  const response = route(request);
  await jest.advanceTimersByTimeAsync(10_000);
  expect((await response).status).toBe(400);
});

const check = (guard: Guard, init: RequestInit, url = 'http://x/') => {
  const config = { ...mockConfig, appEnv: 'production', rateLimitPerMinute: 1 };
  const context = { request: new Request(url, init), config, body: '', input: undefined };
  return { context, result: guard(context as unknown as RequestContext) };
};

test('the error of a guard says what is accepted', async () => {
  const body = 'x'.repeat(32 * 1024 + 1);
  const errors = [
    check(ownOrigin, { headers: { origin: 'https://evil.example' } }),
    check(bodyType('text/a', 'text/b'), { method: 'POST', body: 'x' }),
    check(sizedBody, { method: 'POST', body }),
    check(sizedBody, { method: 'POST', body: new Uint8Array([0xff]) }),
  ].map(({ result }) => result);
  expect(await Promise.all(errors)).toMatchObject([
    { code: 'foreign-origin', message: 'Requests from other sites are not accepted.' },
    { code: 'unsupported-media-type', message: 'The body must be text/a or text/b.' },
    { code: 'too-large', message: 'The body must not be larger than 32 KiB.' },
    { code: 'malformed-json', message: 'The body is not valid JSON.' },
  ]);
});

test('a body without a type is rejected, and spaces around the type are not part of it', async () => {
  const guard = bodyType('text/a');
  expect(await check(guard, { method: 'POST' }).result).toMatchObject({ status: 415 });
  const headers = { 'content-type': 'text/a ; charset=utf-8' };
  expect(await check(guard, { method: 'POST', headers }).result).toBeNull();
});

test('the last value of a repeated parameter counts', async () => {
  const { context, result } = check(query, {}, 'http://x/?a=1&b=2&a=3');
  expect(await result).toBeNull();
  expect(context.input).toEqual({ a: '3', b: '2' });
});

test('an internal error has the common error shape, and its message is neither sent nor logged', async () => {
  const route = createRoute({
    name: 'broken',
    guards: [],
    check: () => ({ ok: true, value: null }),
    act: async () => {
      throw new Error('secret message');
    },
  });
  const response = await route(new Request('http://x/', { headers: { 'x-request-id': 'r-7' } }));
  expect([response.status, response.headers.get('x-request-id')]).toEqual([500, 'r-7']);
  expect(await response.json()).toEqual({ error: { code: 'internal', message: 'Something went wrong.' } });
  expect(JSON.stringify(mockError.mock.calls)).toContain('at ');
  expect(JSON.stringify(mockError.mock.calls)).not.toContain('secret message');
});

const localeDomains = { 'ca-fr': ['fr.ca.localhost'], 'ca-en': ['ca.localhost'], 'us-en': ['localhost'] };
const local = { appEnv: 'local', localeDomains } as const;
const production = {
  appEnv: 'production',
  localeDomains: { 'ca-fr': ['fr.x.example'], 'ca-en': ['ca.x.example'], 'us-en': ['x.example'] },
} as const;

test.each([
  [local, 'http://localhost:3000', 'localhost:3000', true],
  [local, 'http://fr.ca.localhost:4000', 'localhost:3000', true],
  [local, 'http://preview.localhost', 'localhost:3000', true],
  [local, 'http://127.0.0.1:3000', '127.0.0.1:3000', true],
  [local, 'http://192.168.1.7:3000', '192.168.1.7:3000', true],
  [local, 'http://192.168.1.8:3000', '192.168.1.7:3000', false],
  [local, 'http://evil.example:3000', 'evil.example:3000', false],
  [local, 'https://x.example', 'localhost:3000', false],
  [production, 'https://x.example', 'x.example', true],
  [production, 'https://X.example', 'x.example', true],
  [production, 'https://www.x.example', 'x.example', true],
  [production, 'https://x.example:8443', 'x.example:8443', true],
  [production, 'https://x.example:8443', 'x.example', false],
  [production, 'https://10.0.0.1', '10.0.0.1', false],
  [production, 'http://localhost:3000', 'localhost:3000', false],
  [production, 'https://notx.example', 'x.example', false],
  [production, 'https://x.example/', 'x.example', false],
  [production, 'ftp://x.example', 'x.example', false],
  [production, 'wss://x.example', 'x.example', false],
  [production, 'null', 'x.example', false],
] as const)('%j %s to %s: %s', (config, origin, host, isOwn) => {
  expect(isOwnOrigin(origin, host, config)).toBe(isOwn);
});
