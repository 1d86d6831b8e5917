import fc from 'fast-check';
import { setupServer } from 'msw/node';
import { POST as contactPost } from '@/app/api/contact/route';
import { POST as newsletterPost } from '@/app/api/newsletter/route';
import { GET as reviewsGet, POST as reviewsPost } from '@/app/api/reviews/route';
import { GET as summaryGet } from '@/app/api/reviews/summary/route';
import { createServices } from '@/mocks/handlers';
import { stopClock } from '../../support/stop-clock';
import { configFor, consumerQuestions, contact, get, post, review, subscription } from './support';

const mockConfig = configFor('production');
const mockError = jest.fn();
jest.mock('@/lib/config', () => ({ getConfig: () => mockConfig }));
jest.mock('@/lib/observability/logger', () => ({
  logger: { warn: jest.fn(), info: jest.fn(), error: (...all: unknown[]) => mockError(...all) },
}));

stopClock();
const server = setupServer(...Object.values(createServices()).flatMap(({ handlers }) => handlers));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const seed = 1;

const hostileText = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    '\ud800',
    '\u0000',
    '../../etc/passwd',
    'a\r\nX: y',
    "' OR 1=1",
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ maxLength: 40 }).map((text) => text.repeat(200)),
);
const value = fc.oneof(hostileText, fc.jsonValue({ maxDepth: 3 }), fc.boolean(), fc.double(), fc.integer());

/** Returns a valid body with some fields invalid, missing or added. */
const corrupted = (valid: object) =>
  fc
    .tuple(
      fc.dictionary(fc.constantFrom(...Object.keys(valid)), value),
      fc.subarray(Object.keys(valid), { maxLength: 2 }),
      fc.dictionary(fc.string({ maxLength: 12 }), value, { maxKeys: 2 }),
    )
    .map(([corruptedFields, missing, added]) => {
      const entries = Object.entries({ ...valid, ...added, ...corruptedFields });
      return JSON.stringify(Object.fromEntries(entries.filter(([name]) => !missing.includes(name))));
    });

const deep = fc.integer({ min: 1, max: 16_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth));
const body = (valid: object) =>
  fc.oneof(
    { arbitrary: corrupted(valid), weight: 5 },
    { arbitrary: fc.json(), weight: 2 },
    { arbitrary: hostileText, weight: 1 },
    { arbitrary: deep, weight: 1 },
    { arbitrary: fc.integer({ min: 30_000, max: 40_000 }).map((size) => `"${'x'.repeat(size)}"`), weight: 1 },
  );

const headerText = fc.stringMatching(/^[ -~]{0,60}$/);
const headers = fc.record(
  {
    'content-type': fc.oneof(fc.constant('application/json'), headerText),
    origin: fc.oneof(fc.constantFrom('https://solstride.example', 'null'), headerText),
    'x-forwarded-for': headerText,
    'x-request-id': headerText,
    host: fc.constantFrom('fr.solstride.example', 'solstride.example', '[::1]:3000', ''),
    cookie: headerText,
  },
  { requiredKeys: [] },
);

async function expectDocumented(pending: Promise<Response>, statuses: readonly number[]): Promise<void> {
  const response = await pending;
  expect(statuses).toContain(response.status);
  const json = await response.json();
  if (!response.ok)
    expect(json).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } });
  expect(mockError).not.toHaveBeenCalled();
}

test.each([
  ['contact', contactPost, { ...contact, ...consumerQuestions, topic: 'consumer-relations' }, 200],
  ['newsletter', newsletterPost, subscription, 200],
  ['reviews', reviewsPost, review, 201],
] as const)('POST /api/%s responds to any body as documented', async (name, handler, valid, accepted) => {
  const documented = [accepted, 400, 403, 413, 415, 422];
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(body(valid), headers, async (text, extra) => {
      await expectDocumented(handler(post(`/api/${name}`, text)), documented);
      await expectDocumented(
        handler(post(`/api/${name}`, text, extra)).then((response) => {
          seen.add(response.status);
          return response;
        }),
        documented,
      );
    }),
    { numRuns: 150, seed },
  );
  for (const status of [400, 403, 413, 415, 422]) expect([...seen]).toContain(status);
});

const query = fc
  .array(
    fc.tuple(fc.oneof(fc.constantFrom('productId', 'rating', 'limit', 'offset'), hostileText), hostileText),
    {
      maxLength: 6,
    },
  )
  .map((pairs) => new URLSearchParams(pairs).toString());

test.each([
  ['reviews', reviewsGet],
  ['reviews/summary', summaryGet],
] as const)('GET /api/%s responds to any query as documented', async (path, handler) => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(query, fc.webQueryParameters()), async (search) => {
      await expectDocumented(handler(get(`/api/${path}?${search}`)), [200, 422]);
      await expectDocumented(handler(get(`/api/${path}?productId=2133&${search}`)), [200, 422]);
    }),
    { numRuns: 150, seed },
  );
});
