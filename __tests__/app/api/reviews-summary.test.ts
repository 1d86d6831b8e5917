// Rules: REV-06, REV-07
import { GET } from '@/app/api/reviews/summary/route';
import { passDelay } from '../../support/pass-delay';
import { serveReviews } from './serve-reviews';
import { configFor, get, read } from './support';

let mockConfig = configFor('production');
jest.mock('@/lib/config', () => ({ getConfig: () => mockConfig }));
jest.mock('@/lib/observability/logger', () => ({
  logger: { warn: jest.fn(), info: jest.fn(), error: jest.fn() },
}));

const reviews = serveReviews();
beforeEach(() => {
  mockConfig = configFor('production');
});

const summary = (query: string) => read(GET(get(`/api/reviews/summary?${query}`)));

describe('the summary', () => {
  test('has every rating from 0 to 5 and no other field of the service', async () => {
    expect(await summary('productId=2133')).toMatchObject({ status: 200 });
    expect((await summary('productId=2133')).body).toEqual({
      average: 4.5,
      total: 12,
      distribution: [0, 0, 1, 0, 3, 8].map((count, rating) => ({ rating, count })),
    });
    const { searchParams } = new URL(reviews.log()[0]?.url ?? '', 'http://x');
    expect([searchParams.get('Filter'), searchParams.get('Stats'), searchParams.get('Include')]).toEqual([
      'ProductId:2133',
      'Reviews',
      'Products',
    ]);
  });

  test('of a product without reviews is zero', async () => {
    reviews.set({ mode: 'empty' });
    expect((await summary('productId=1')).body).toMatchObject({ average: 0, total: 0 });
  });

  test('requires a product', async () => {
    expect(await summary('rating=1')).toMatchObject({ status: 422 });
  });

  test.each([
    [{ status: 500 }, 502],
    [{ mode: 'refuse' as const }, 502],
    [{ mode: 'html-login' as const }, 502],
    [{ mode: 'drop' as const }, 502],
    [{ delayMs: 1300 }, 504],
  ])('in production %j is %d', async (switches, status) => {
    reviews.set(switches);
    const pending = summary('productId=2133');
    await passDelay(reviews);
    expect(await pending).toMatchObject({
      status,
      body: { error: { message: 'Unable to load rating summary' } },
    });
  });

  test('outside production it is the sample', async () => {
    mockConfig = configFor('local');
    reviews.set({ mode: 'refuse' });
    const { body } = await summary('productId=2119');
    expect(body).toMatchObject({ average: expect.closeTo(3.6, 1), total: 17 });
  });
});
