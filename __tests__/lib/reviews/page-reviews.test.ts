import { applyPartCacheControl } from '@/lib/content/cache-control';
import { getPageReviews } from '@/lib/reviews';
import { requestList, requestSummary } from '@/lib/reviews/service';

const mockAccess = { url: 'http://reviews.test', passkey: 'k-123' };
jest.mock('@/lib/config', () => ({
  getConfig: () => ({ appEnv: 'production', reviews: mockAccess, upstreamTimeoutMs: 5000 }),
}));
jest.mock('@/lib/observability/logger', () => ({ logger: { warn: jest.fn() } }));
jest.mock('@/lib/reviews/service', () => ({ requestSummary: jest.fn(), requestList: jest.fn() }));
jest.mock('@/lib/content/cache-control', () => ({ applyPartCacheControl: jest.fn() }));

const summary = { average: 4, total: 1, distribution: [], recommendedShare: null };
const list = { reviews: [], total: 1, limit: 5, offset: 0 };
const down = { ok: false, error: { kind: 'network', message: 'refused' } } as const;
const summaryFails = () => summaryCall.mockResolvedValue(down);
const listFails = () => listCall.mockResolvedValue(down);
const summaryCall = jest.mocked(requestSummary);
const listCall = jest.mocked(requestList);

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
  expect(listCall.mock.calls[0]?.[1]).toEqual({ productId: 'all-there', limit: 5, offset: 0 });
  expect(summaryCall.mock.calls[0]?.[1]).toBe('all-there');
});

test.each([
  ['summary', 'list', summaryFails],
  ['list', 'summary', listFails],
])('a %s that fails degrades the page, and the %s stays', async (failed, other, fail) => {
  fail();
  expect(await getPageReviews(`no-${failed}`)).toMatchObject({
    [failed]: { state: 'failed', failure: { code: 'upstream-network' } },
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
