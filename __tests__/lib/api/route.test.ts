// Rules: API-01
import { createRoute, type RouteDefinition } from '@/lib/api';
import { getMetrics } from '@/lib/observability/metrics';
import { failWith } from '@/lib/result';

const mockConfig = { trustProxy: false, localeDomains: { 'ca-fr': ['f'], 'ca-en': ['c'], 'us-en': ['u'] } };
const mockInfo = jest.fn();
jest.mock('@/lib/config', () => ({ getConfig: () => mockConfig }));
jest.mock('@/lib/observability/logger', () => ({
  logger: { info: (...all: unknown[]) => mockInfo(...all), error: jest.fn() },
}));

const send = (more: Partial<RouteDefinition<string>>, init?: RequestInit) =>
  createRoute({
    name: 'newsletter',
    guards: [],
    check: () => ({ ok: true, value: 'checked' }),
    act: async (value) => Response.json(value),
    ...more,
  })(new Request('http://u/', init));

test('the action gets what the check returned, and what the request says of its visitor', async () => {
  const act = jest.fn(async () => Response.json({}));
  await send({ act }, { headers: { host: 'f', 'x-forwarded-for': '192.0.2.1' } });
  const context = { route: 'newsletter', address: '192.0.2.1', body: '', locale: { id: 'ca-fr' } };
  expect(act).toHaveBeenCalledWith(
    'checked',
    expect.objectContaining({ ...context, locale: expect.objectContaining(context.locale) }),
  );
});

test('the first guard that rejects ends the request', async () => {
  const last = jest.fn(() => null);
  const rejection = { status: 418, code: 'teapot', message: 'No coffee.', headers: { 'retry-after': '7' } };
  const response = await send({ guards: [() => null, async () => rejection, last], check: last as never });
  expect([response.status, response.headers.get('retry-after')]).toEqual([418, '7']);
  expect(await response.json()).toEqual({ error: { code: 'teapot', message: 'No coffee.' } });
  expect(last).not.toHaveBeenCalled();
  const logged = { route: 'newsletter', status: 418, code: 'teapot' };
  expect(mockInfo).toHaveBeenCalledWith(logged, expect.any(String));
});

test('invalid fields have a general summary unless the route has its own', async () => {
  const fields = { email: 'Please enter your email.' };
  const messages = ['Some fields are missing or not valid.', 'Please try again.'];
  for (const [index, own] of [{}, { message: 'Please try again.' }].entries()) {
    const response = await send({ check: () => failWith({ fields, ...own }) });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ error: { code: 'invalid', message: messages[index], fields } });
  }
});

test('nothing is stored, unless the route says otherwise', async () => {
  const own = { headers: { 'cache-control': 'max-age=60' } };
  expect((await send({})).headers.get('cache-control')).toBe('no-store');
  const response = await send({ act: async () => Response.json({}, own) });
  expect(response.headers.get('cache-control')).toBe('max-age=60');
});

test('only a POST is counted as a submission', async () => {
  getMetrics().submissions.reset();
  await send({});
  expect((await getMetrics().submissions.get()).values).toEqual([]);
  await send({}, { method: 'POST' });
  expect((await getMetrics().submissions.get()).values).toMatchObject([{ value: 1 }]);
});
