// Rules: API-06
import { getMetrics, noteFailure, noteResponse, upstreamState } from '@/lib/observability/metrics';
import { countSubmission } from '@/lib/observability/metrics-submissions';

async function counted(metric: 'submissions' | 'upstreamFailures') {
  const { values } = await getMetrics()[metric].get();
  return values.map(({ labels, value }) => [...Object.values(labels), value]);
}

beforeEach(() => getMetrics().registry.resetMetrics());

test.each([
  [200, 'accepted'],
  [201, 'accepted'],
  [299, 'accepted'],
  [300, 'rejected'],
  [403, 'rejected'],
  [422, 'invalid'],
  [429, 'limited'],
  [499, 'rejected'],
  [500, 'failed'],
  [504, 'failed'],
])('a response %d to a form counts as %s', async (status, outcome) => {
  for (const form of ['contact', 'newsletter', 'reviews']) countSubmission(form, status);
  expect(await counted('submissions')).toEqual([
    ['contact', outcome, 1],
    ['newsletter', outcome, 1],
    ['reviews', outcome, 1],
  ]);
});

test('other routes do not count as forms', async () => {
  for (const route of ['csp-reports', '', 'toString']) countSubmission(route, 200);
  expect(await counted('submissions')).toEqual([]);
});

test('a service is degraded until each failed part has recovered', async () => {
  expect(upstreamState('content')).toBe('ok');
  noteFailure('content', 'timeout', 'slides');
  noteFailure('content', 'http', 'faq');
  noteResponse('content', 'slides');
  noteResponse('content');
  expect(upstreamState('content')).toBe('degraded');
  noteResponse('content', 'faq');
  expect(upstreamState('content')).toBe('ok');
  expect(await counted('upstreamFailures')).toEqual([
    ['content', 'timeout', 1],
    ['content', 'http', 1],
  ]);
});

test('a service without parts is one part, and services do not share their state', () => {
  noteFailure('reviews', 'network');
  expect([upstreamState('reviews'), upstreamState('newsletter')]).toEqual(['degraded', 'ok']);
  noteResponse('newsletter');
  expect(upstreamState('reviews')).toBe('degraded');
  noteResponse('reviews');
  expect(upstreamState('reviews')).toBe('ok');
});
