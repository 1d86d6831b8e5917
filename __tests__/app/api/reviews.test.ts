// Rules: REV-06, REV-07, API-01
import { GET } from '@/app/api/reviews/route';
import { GET as getSummary } from '@/app/api/reviews/summary/route';
import { passDelay } from '../../support/pass-delay';
import { serveReviews } from './serve-reviews';
import { configFor, get, read } from './support';

let mockConfig = configFor('production');
const mockWarn = jest.fn();
jest.mock('@/lib/config', () => ({ getConfig: () => mockConfig }));
jest.mock('@/lib/observability/logger', () => ({
  logger: { warn: (...all: unknown[]) => mockWarn(...all), info: jest.fn(), error: jest.fn() },
}));

const reviews = serveReviews();
beforeEach(() => {
  mockConfig = configFor('production');
});

const list = (query: string) => read(GET(get(`/api/reviews?${query}`)));
const summary = (query: string) => read(getSummary(get(`/api/reviews/summary?${query}`)));

const visible = [
  'id',
  'rating',
  'title',
  'text',
  'submittedAt',
  'nickname',
  'location',
  'helpfulCount',
  'unhelpfulCount',
  'recommended',
  'ratingsOnly',
  'verifiedPurchaser',
];

describe('the list', () => {
  test('allows twelve times as many reads as submissions', async () => {
    mockConfig = configFor('production', { RATE_LIMIT_PER_MINUTE: '2' });
    for (let time = 0; time < 24; time += 1) expect((await list('productId=2133')).status).toBe(200);
    const { status, headers, body } = await list('productId=2133');
    expect([status, body.error.code]).toEqual([429, 'rate-limited']);
    expect(headers.get('retry-after')).toBe('60');
    expect(reviews.log()).toHaveLength(24);
    expect((await summary('productId=2133')).status).toBe(200);
  });

  test('returns the fields of a review and nothing else', async () => {
    const { status, body } = await list('productId=2133&limit=5&offset=5');
    expect([status, Object.keys(body).sort()]).toEqual([200, ['limit', 'offset', 'reviews', 'total']]);
    expect(body).toMatchObject({ total: 12, limit: 5, offset: 5 });
    expect(body.reviews).toHaveLength(5);
    for (const one of body.reviews) expect(Object.keys(one)).toEqual(visible);
    expect(JSON.stringify(body)).not.toContain('private');
  });

  test('sends the parameters of the service', async () => {
    await list('productId=a,b:c&rating=4&limit=5&offset=10');
    const { searchParams } = new URL(reviews.log()[0]?.url ?? '', 'http://x');
    expect([...searchParams]).toEqual([
      ['passkey', 'fake-passkey'],
      ['apiversion', '5.4'],
      ['Filter', 'ProductId:a\\,b\\:c'],
      ['Filter', 'Rating:4'],
      ['Limit', '5'],
      ['Offset', '10'],
      ['Sort', 'SubmissionTime:desc'],
      ['Include', 'Authors,Products'],
      ['Stats', 'Reviews'],
    ]);
  });

  test('defaults to the first ten', async () => {
    expect((await list('productId=2133')).body).toMatchObject({ limit: 10, offset: 0 });
    expect((await list('productId=2133&rating=4')).body.total).toBe(3);
  });

  test.each([
    ['', 'productId'],
    ['productId=', 'productId'],
    ['productId=a%5Cb', 'productId'],
    ['productId=a%00', 'productId'],
    [`productId=${'x'.repeat(101)}`, 'productId'],
    ['productId=1&rating=0', 'rating'],
    ['productId=1&rating=6', 'rating'],
    ['productId=1&rating=1.5', 'rating'],
    ['productId=1&rating=', 'rating'],
    ['productId=1&limit=0', 'limit'],
    ['productId=1&limit=101', 'limit'],
    ['productId=1&limit=1e2', 'limit'],
    ['productId=1&offset=-1', 'offset'],
    ['productId=1&offset=99999999', 'offset'],
  ])('%s is 422 for %s', async (query, field) => {
    const { status, body } = await list(query);
    expect([status, body.error.code, Object.keys(body.error.fields)]).toEqual([422, 'invalid', [field]]);
    expect(reviews.log()).toEqual([]);
  });

  test.each(['rating=1', 'rating=5', 'limit=1', 'limit=100', 'offset=0', 'offset=1000000'])(
    '%s is within the limits',
    async (query) => expect((await list(`productId=2133&${query}`)).status).toBe(200),
  );

  test.each([
    ['productId=1&rating=6', { rating: 'A whole number from 1 to 5.' }],
    ['productId=1&limit=x', { limit: 'A whole number from 1 to 100.' }],
    ['productId=1&offset=1000001', { offset: 'A whole number from 0 to 1000000.' }],
    ['', { productId: 'The id of a product.' }],
    ['productId=%20', { productId: 'The id of a product.' }],
  ])('the error of %j says what is expected', async (query, fields) => {
    expect((await list(query)).body.error.fields).toEqual(fields);
  });

  const unpublished = /fake-passkey|internal\.reviews|services\.test/;
  const failed = 'Failed to load reviews.';
  test.each([
    [{ mode: 'refuse' as const }, 502, 'upstream-rejected', failed],
    [{ mode: 'html-login' as const }, 502, 'upstream-unreadable', failed],
    [{ mode: 'broken-json' as const }, 502, 'upstream-unreadable', failed],
    [{ mode: 'drop' as const }, 502, 'upstream-network', failed],
    [{ delayMs: 1300 }, 504, 'upstream-timeout', failed],
  ])('in production %j is %d %s', async (switches, status, code, message) => {
    reviews.set(switches);
    const pending = list('productId=2133');
    await passDelay(reviews);
    const response = await pending;
    expect(response).toMatchObject({ status, body: { error: { code, message } } });
    expect(JSON.stringify([response.body, mockWarn.mock.calls])).not.toMatch(unpublished);
    expect(mockWarn).toHaveBeenCalledTimes(1);
  });

  test.each([
    [503, '503 Service Unavailable'],
    [429, '429 Too Many Requests'],
  ])(
    'in production the error has the status %d and the text of the service',
    async (status, upstreamStatus) => {
      reviews.set({ status });
      const details = 'The fake is set to fail';
      const response = await list('productId=2133');
      expect([response.status, response.body.error]).toEqual([
        502,
        {
          code: 'upstream-http',
          message: `Failed to fetch reviews: ${upstreamStatus}. Details: ${details}`,
          upstreamStatus,
          details,
        },
      ]);
      expect(JSON.stringify([response.body, mockWarn.mock.calls])).not.toMatch(unpublished);
      expect(mockWarn).toHaveBeenCalledTimes(1);
    },
  );

  test('retries once when nothing was received', async () => {
    reviews.set({ mode: 'drop' });
    await list('productId=2133');
    expect(reviews.log()).toHaveLength(2);
  });

  test.each([{ status: 503 }, { mode: 'refuse' as const }, { mode: 'broken-json' as const }])(
    'outside production %j returns the sample',
    async (switches) => {
      mockConfig = configFor('staging');
      reviews.set(switches);
      expect(await list('productId=2423&rating=2')).toMatchObject({
        status: 200,
        body: { total: 1, reviews: [{ title: 'Bottle leaked' }] },
      });
    },
  );

  test('outside production nothing is requested without a service', async () => {
    mockConfig = configFor('dev', { REVIEWS_API_URL: '', REVIEWS_PASSKEY: '' });
    expect(await list('productId=toString')).toMatchObject({ status: 200, body: { total: 6 } });
    expect(mockWarn).not.toHaveBeenCalled();
  });
});
