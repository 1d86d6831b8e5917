// Rules: API-06
import { GET } from '@/app/api/metrics/route';
import { POST } from '@/app/api/newsletter/route';
import PageCache from '@/lib/cache/page-cache.mjs';
import { getMetrics, noteFailure, startMetrics } from '@/lib/observability/metrics';
import { stopClock } from '../../support/stop-clock';
import { configFor, post } from './support';

stopClock();
let mockConfig = configFor('production', { METRICS_TOKEN: 'count-me-every-minute' });
jest.mock('@/lib/config', () => ({ getConfig: () => mockConfig }));
jest.mock('@/lib/observability/logger', () => ({
  logger: { warn: jest.fn(), info: jest.fn(), error: jest.fn() },
}));

const send = (authorization = 'Bearer count-me-every-minute') =>
  GET(new Request('http://localhost:3000/api/metrics', { headers: { authorization } }));

beforeAll(startMetrics);
beforeEach(() => {
  getMetrics().registry.resetMetrics();
  mockConfig = configFor('production', { METRICS_TOKEN: 'count-me-every-minute' });
});

test('sends Prometheus text to clients with the token', async () => {
  noteFailure('content', 'timeout', 'slides');
  getMetrics().droppedItems.inc({ type: 'product' }, 2);
  await POST(post('/api/newsletter', { email: 'nobody@' }));
  const response = await send();
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/plain; version=0.0.4'),
  ]);
  const text = await response.text();
  expect(text).toContain('site_upstream_failures_total{service="content",kind="timeout"} 1');
  expect(text).toContain('site_content_items_dropped_total{type="product"} 2');
  expect(text).toContain('site_submissions_total{form="newsletter",outcome="invalid"} 1');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toContain('nobody');
});

test('the page cache counts lookups of pages only', async () => {
  const cache = new PageCache();
  const page = { kind: 'APP_PAGE', html: '<p>hello</p>', headers: {} };
  await cache.set('/a', page, { tags: ['t'], cacheControl: { revalidate: 60 } });
  await cache.get('/a', { kind: 'APP_PAGE' });
  await cache.get('/b', { kind: 'APP_PAGE' });
  await cache.get('/a', { kind: 'FETCH' });
  await cache.revalidateTag('t', { expire: 60 });
  await cache.set('/old', page, { cacheControl: { revalidate: 1 } });
  jest.advanceTimersByTime(1001);
  await cache.get('/old', { kind: 'APP_PAGE' });
  const { values } = await getMetrics().pageCache.get();
  expect(Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]))).toEqual({
    hit: 1,
    miss: 1,
    stale: 1,
  });
});

test('a wrong token is rejected; without a configured one the route is 404', async () => {
  expect((await send('Bearer guess')).status).toBe(401);
  expect((await send('')).status).toBe(401);
  mockConfig = configFor('production');
  expect((await send()).status).toBe(404);
});
