// Rules: NEWS-03
import { setupServer } from 'msw/node';
import { POST } from '@/app/api/newsletter/route';
import { createNewsletter } from '@/mocks/handlers/newsletter';
import { passDelay } from '../../support/pass-delay';
import { stopClock } from '../../support/stop-clock';
import { configFor, post, read, subscription } from './support';

let mockConfig = configFor('production');
const mockWarn = jest.fn();
const mockWriteToOutbox = jest.fn(async () => {});
jest.mock('@/lib/config', () => ({ getConfig: () => mockConfig }));
jest.mock('@/lib/observability/logger', () => ({
  logger: { warn: (...all: unknown[]) => mockWarn(...all), info: jest.fn(), error: jest.fn() },
}));
jest.mock('@/lib/dev-outbox', () => ({
  writeToOutbox: (...all: unknown[]) => mockWriteToOutbox(...(all as [])),
}));

stopClock();
const newsletter = createNewsletter();
const server = setupServer(...newsletter.handlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  newsletter.reset();
  mockConfig = configFor('production');
  jest.clearAllMocks();
});

const send = (body: unknown, headers?: Record<string, string>) =>
  read(POST(post('/api/newsletter', body, headers)));

test.each([
  ['solstride.example', '', { country: 'US', language: 'EN' }],
  ['ca.solstride.example', '', { country: 'CA', language: 'EN' }],
  ['fr.solstride.example', '', { country: 'CA', language: 'FR' }],
  ['solstride.example', 'a=b; solstride-demo-locale=ca-fr', { country: 'CA', language: 'FR' }],
  ['fr.solstride.example', 'solstride-demo-locale=nowhere', { country: 'CA', language: 'FR' }],
])('%s %s subscribes with its country and language', async (host, cookie, context) => {
  expect(await send(subscription, { host, cookie })).toMatchObject({ status: 200, body: { ok: true } });
  expect(newsletter.log().map(({ body }) => body)).toEqual([
    { email: 'ada@private.example', firstName: 'Ada', context },
  ]);
});

test.each([{}, { email: 7 }, { email: '' }, { email: 'nobody' }, { email: 'a@b.c' }, [], null, 'text'])(
  '%j is not an address',
  async (body) => {
    expect(await send(JSON.stringify(body))).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'invalid',
          message: 'Please provide a valid email address.',
          fields: { email: 'Please provide a valid email address.' },
        },
      },
    });
    expect(newsletter.log()).toEqual([]);
  },
);

test('names have a maximum', async () => {
  const { status, body } = await send({ ...subscription, lastName: 'x'.repeat(101) });
  expect([status, Object.keys(body.error.fields)]).toEqual([422, ['lastName']]);
});

test.each([
  [{ mode: 'refuse' as const }, 502, 'upstream-rejected'],
  [{ mode: 'html-login' as const }, 502, 'upstream-unreadable'],
  [{ mode: 'broken-json' as const }, 502, 'upstream-unreadable'],
  [{ mode: 'drop' as const }, 502, 'upstream-network'],
  [{ status: 500 }, 502, 'upstream-http'],
  [{ status: 429 }, 502, 'upstream-http'],
  [{ delayMs: 1300 }, 504, 'upstream-timeout'],
])('%j is %d %s, sent once, with the message of the pop-up', async (switches, status, code) => {
  newsletter.set(switches);
  const pending = send(subscription);
  await passDelay(newsletter);
  expect(await pending).toMatchObject({
    status,
    body: { error: { code, message: 'Something went wrong. Please try again.' } },
  });
  expect(newsletter.log()).toHaveLength(1);
  expect(mockWarn).toHaveBeenCalledWith(
    expect.anything(),
    'Unable to subscribe to newsletter. Please try again later.',
  );
  expect(JSON.stringify(mockWarn.mock.calls)).not.toMatch(/@|Ada|services\.test/);
});

test('an address that is subscribed already is a success', async () => {
  newsletter.set({ mode: 'already' });
  expect(await send(subscription)).toMatchObject({ status: 200, body: { ok: true } });
});

test('without a service the route responds with 503 outside local', async () => {
  mockConfig = configFor('staging', { NEWSLETTER_API_URL: '' });
  expect(await send(subscription)).toMatchObject({
    status: 503,
    body: {
      error: {
        code: 'not-configured',
        message: 'Newsletter service is not available. Please try again later.',
      },
    },
  });
  expect(mockWriteToOutbox).not.toHaveBeenCalled();
});

test('local without a service writes the subscription to the outbox', async () => {
  mockConfig = configFor('local', { NEWSLETTER_API_URL: '' });
  expect(await send(subscription)).toMatchObject({ status: 200 });
  expect(mockWriteToOutbox).toHaveBeenCalledWith(mockConfig, 'newsletter', {
    email: 'ada@private.example',
    firstName: 'Ada',
    context: { country: 'US', language: 'EN' },
  });
});
