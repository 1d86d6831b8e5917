import { applyPartCacheControl } from '@/lib/content/cache-control';
import { getReviewSummary, getReviews } from '@/lib/reviews';
import { getPageReviews } from '@/lib/reviews/page-reviews';

jest.mock('@/lib/reviews', () => ({ getReviewSummary: jest.fn(), getReviews: jest.fn() }));
jest.mock('@/lib/content/cache-control', () => ({ applyPartCacheControl: jest.fn() }));

const summary = { average: 4, total: 1, distribution: [], recommendedShare: null };
const list = { reviews: [], total: 1, limit: 5, offset: 0 };
const down = { ok: false, error: { kind: 'network', message: 'refused', publicMessage: 'Down.' } } as const;
const summaryFails = () => summaryCall.mockResolvedValue(down);
const listFails = () => listCall.mockResolvedValue(down);
const summaryCall = jest.mocked(getReviewSummary);
const listCall = jest.mocked(getReviews);

beforeEach(() => {
  jest.clearAllMocks();
  summaryCall.mockResolvedValue({ ok: true, value: summary });
  listCall.mockResolvedValue({ ok: true, value: list });
});

test('a page with its reviews has the cache control of its content', async () => {
  expect(await getPageReviews('all-there')).toEqual({
    productId: 'all-there',
    summary: { state: 'fresh', value: summary },
    list: { state: 'fresh', value: list },
  });
  expect(applyPartCacheControl).not.toHaveBeenCalled();
  expect(listCall).toHaveBeenCalledWith({ productId: 'all-there', limit: 5 });
  expect(summaryCall).toHaveBeenCalledWith('all-there');
});

test.each([
  ['summary', 'list', summaryFails],
  ['list', 'summary', listFails],
])('a %s that fails degrades the page, and the %s stays', async (failed, other, fail) => {
  fail();
  expect(await getPageReviews(`no-${failed}`)).toMatchObject({
    [failed]: { state: 'failed', message: 'Down.' },
    [other]: { state: 'fresh' },
  });
  expect(jest.mocked(applyPartCacheControl).mock.calls).toEqual([['failed']]);
});

test('stale reviews in place of failed calls do not degrade the page', async () => {
  await getPageReviews('stale');
  summaryFails();
  listFails();
  expect(await getPageReviews('stale')).toMatchObject({ summary: { state: 'stale', value: summary } });
  expect(jest.mocked(applyPartCacheControl).mock.calls).toEqual([['stale'], ['stale']]);
});

test('a page does not wait for a slow service, and is degraded without stale reviews', async () => {
  jest.useFakeTimers();
  summaryCall.mockReturnValue(new Promise(() => {}));
  const result = getPageReviews('slow');
  await jest.advanceTimersByTimeAsync(2000);
  expect(await result).toMatchObject({ summary: { state: 'late' }, list: { state: 'fresh' } });
  expect(jest.mocked(applyPartCacheControl).mock.calls).toEqual([['failed']]);
  jest.useRealTimers();
});
