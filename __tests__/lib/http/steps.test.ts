/** @jest-environment node */
import { createRoute } from '@/lib/http/route';
import { sizedBody } from '@/lib/http/steps';

const mockConfig = {
  trustProxy: false,
  localeDomains: { 'ca-fr': ['f'], 'ca-en': ['c'], 'us-en': ['u'] },
};
const mockError = jest.fn();
jest.mock('@/lib/config', () => ({ getConfig: () => mockConfig }));
jest.mock('@/lib/observability/logger', () => ({
  logger: { info: jest.fn(), error: (...all: unknown[]) => mockError(...all) },
}));

test('a body that does not come is not waited for', async () => {
  jest.useFakeTimers();
  const body = new ReadableStream({ pull: () => new Promise(() => {}) });
  const request = new Request('http://x/', { method: 'POST', body, duplex: 'half' } as RequestInit);
  const route = createRoute({
    name: 'slow',
    steps: [sizedBody],
    check: () => ({ ok: true, value: null }),
    act: async () => Response.json({}),
  });
  const answer = route(request);
  await jest.advanceTimersByTimeAsync(10_000);
  expect((await answer).status).toBe(400);
  jest.useRealTimers();
});

test('a fault of the site itself has the one error shape, and its words stay out of answer and log', async () => {
  const route = createRoute({
    name: 'broken',
    steps: [],
    check: () => ({ ok: true, value: null }),
    act: async () => {
      throw new Error('secret words');
    },
  });
  const answer = await route(new Request('http://x/', { headers: { 'x-request-id': 'r-7' } }));
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([500, 'r-7']);
  expect(await answer.json()).toEqual({ error: { code: 'internal', message: 'Something went wrong.' } });
  expect(JSON.stringify(mockError.mock.calls)).toContain('at ');
  expect(JSON.stringify(mockError.mock.calls)).not.toContain('secret words');
});
