import { sizedBody } from '@/lib/http/guards';
import { createRoute } from '@/lib/http/route';

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
  jest.useFakeTimers();
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
  jest.useRealTimers();
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
