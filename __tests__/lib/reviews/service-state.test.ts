// Rules: REV-07
import type { ServerResponse } from 'node:http';
import { getMetrics, upstreamState } from '@/lib/observability/metrics';
import { getReviewSummary, getReviews, submitReview } from '@/lib/reviews';
import type { ReviewSubmission } from '@/lib/reviews/submission';
import { stopClock } from '../../support/stop-clock';
import { testServer } from '../../support/test-server';

let mockConfig = {};
const mockWarn = jest.fn();
jest.mock('@/lib/config', () => ({ getConfig: () => mockConfig }));
jest.mock('@/lib/observability/logger', () => ({
  logger: { warn: (...all: unknown[]) => mockWarn(...all) },
}));

stopClock();
const { serve } = testServer();

let status: number;
let results: readonly unknown[];

beforeEach(async () => {
  status = 200;
  results = [];
  mockWarn.mockClear();
  const url = await serve((_, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ HasErrors: false, Results: results, TotalResults: 0 }));
  });
  const reviews = { url: url.slice(0, -1), passkey: 'k-123' };
  mockConfig = { appEnv: 'production', reviews, upstreamTimeoutMs: 2000 };
});

const review: ReviewSubmission = {
  productId: '1',
  rating: 5,
  title: 'Title',
  text: 'A whole text',
  nickname: 'nick',
  email: 'a@b.example',
  recommended: true,
  agreedToTerms: true,
};

const parts = {
  list: () => getReviews({ productId: '1', limit: 10, offset: 0 }),
  summary: () => getReviewSummary('1'),
  submit: () => submitReview(review, null),
} as const;

test.each(['list', 'summary', 'submit'] as const)(
  'after a failed %s the service is degraded until the same part responds',
  async (failing) => {
    status = 500;
    await parts[failing]();
    status = 200;
    for (const other of ['list', 'summary', 'submit'] as const) {
      if (other === failing) continue;
      await parts[other]();
      expect(upstreamState('reviews')).toBe('degraded');
    }
    await parts[failing]();
    expect(upstreamState('reviews')).toBe('ok');
  },
);

test('a failed read is logged with its part and reason', async () => {
  status = 503;
  await parts.list();
  await parts.summary();
  expect(mockWarn.mock.calls.map(([fields]) => fields)).toMatchObject([
    { what: 'list', failure: { kind: 'http' } },
    { what: 'summary', failure: { kind: 'http' } },
  ]);
  await parts.list();
});

test('a list that is too large is unreadable', async () => {
  results = ['x'.repeat(2 * 1024 * 1024)];
  expect(await parts.list()).toMatchObject({ ok: false, error: { kind: 'unreadable' } });
  results = [];
  await parts.list();
});

test('dropped reviews are counted, and logged with their product', async () => {
  results = [{ Id: '1', Rating: 9 }, { Id: '2', Rating: 4 }, null];
  getMetrics().droppedItems.reset();
  expect(await parts.list()).toMatchObject({ ok: true, value: { reviews: [{ id: '2' }] } });
  const { values } = await getMetrics().droppedItems.get();
  expect(values).toMatchObject([{ labels: { type: 'review' }, value: 2 }]);
  expect(mockWarn).toHaveBeenCalledWith({ productId: '1', count: 2 }, expect.any(String));
});
