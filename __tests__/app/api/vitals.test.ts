// Rules: API-11
import { POST } from '@/app/api/vitals/route';
import { getMetrics } from '@/lib/observability/metrics';
import { vitalsHistograms } from '@/lib/vitals/metrics';
import { stopClock } from '../../support/stop-clock';
import { configFor } from './support';

let mockConfig = configFor('production');
jest.mock('@/lib/config', () => ({ getConfig: () => mockConfig }));
const mockLog = jest.fn();
jest.mock('@/lib/observability/logger', () => ({
  logger: { warn: jest.fn(), info: (...all: unknown[]) => mockLog(...all), error: jest.fn() },
}));

stopClock();
beforeEach(() => {
  mockConfig = configFor('production');
  vitalsHistograms().times.reset();
  vitalsHistograms().shifts.reset();
  jest.clearAllMocks();
});

function send(body: unknown, headers: Record<string, string> = {}) {
  return POST(
    new Request('http://localhost:3000/api/vitals', {
      method: 'POST',
      headers: { host: 'fr.solstride.example', 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}
const lcp = { name: 'LCP', value: 2400, path: '/sports-drink/ada-private' };
const cls = { name: 'CLS', value: 0.12, path: '/faq' };
const campaign = { name: 'LCP', value: 1500, path: '/c/longest-day' };

test('measurements become histograms by route and locale, without personal data', async () => {
  const inp = { name: 'INP', value: 0, path: '/ada/private' };
  const response = await send({ vitals: [lcp, cls, inp, campaign, { ...campaign, path: '/c/ada' }] });
  expect([response.status, await response.text()]).toEqual([204, '']);
  const text = await getMetrics().registry.metrics();
  const product = 'route="/[category]/[product]",locale="ca-fr",name="LCP"';
  expect(text).toContain(`site_web_vitals_seconds_sum{${product}} 2.4`);
  expect(text).toContain(`site_web_vitals_seconds_bucket{le="1.8",${product}} 0`);
  expect(text).toContain(`site_web_vitals_seconds_bucket{le="2.5",${product}} 1`);
  expect(text).toContain('site_web_vitals_seconds_count{route="redirect",locale="ca-fr",name="INP"} 1');
  expect(text).toContain('site_web_vitals_seconds_count{route="/c/[campaign]",locale="ca-fr",name="LCP"} 2');
  expect(text).toContain('site_web_vitals_layout_shift_sum{route="/faq",locale="ca-fr"} 0.12');
  expect(text + JSON.stringify(mockLog.mock.calls)).not.toMatch(/ada|private/);
});

test.each([
  {},
  [],
  null,
  { vitals: [] },
  { vitals: Array.from({ length: 21 }, () => lcp) },
  { vitals: [lcp], visitor: 'ada' },
  { vitals: [{ ...lcp, id: 'v5-1' }] },
  { vitals: [{ ...lcp, name: 'FID' }] },
  { vitals: [{ ...lcp, name: 'constructor' }] },
  { vitals: [{ ...lcp, value: -1 }] },
  { vitals: [{ ...lcp, value: 600_001 }] },
  { vitals: [{ ...lcp, value: '1' }] },
  { vitals: [{ ...lcp, value: null }] },
  { vitals: [{ ...cls, value: 101 }] },
  { vitals: [{ ...lcp, path: 'faq' }] },
  { vitals: [{ ...lcp, path: `/${'x'.repeat(300)}` }] },
  { vitals: [lcp, {}] },
])('%j is malformed, and not counted', async (body) => {
  const response = await send(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: expect.stringMatching(/^malformed-/) } });
  expect((await vitalsHistograms().times.get()).values).toEqual([]);
});

test('type, size, origin and rate of requests are checked', async () => {
  expect((await send({ vitals: [lcp] }, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await send(`{"vitals":"${'x'.repeat(33_000)}"}`)).status).toBe(413);
  expect((await send('{')).status).toBe(400);
  expect((await send({ vitals: [lcp] }, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await send({ vitals: [lcp] }, { origin: 'https://fr.solstride.example' })).status).toBe(204);
  mockConfig = configFor('production', { RATE_LIMIT_PER_MINUTE: '1' });
  const statuses = [(await send({ vitals: [lcp] })).status, (await send({ vitals: [lcp] })).status];
  expect(statuses).toEqual([204, 429]);
});

test('a thousand unknown paths make a handful of labels', async () => {
  for (let number = 0; number < 50; number += 1) {
    const vitals = Array.from({ length: 20 }, (_, at) => ({ ...lcp, path: `/${number}/x${at}` }));
    expect((await send({ vitals })).status).toBe(204);
  }
  const { values } = await vitalsHistograms().times.get();
  expect(new Set(values.map(({ labels }) => labels.route))).toEqual(new Set(['redirect']));
});
