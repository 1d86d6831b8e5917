import { fakePasskey } from '@/mocks/handlers/reviews';
import { type Backends, startBackends } from '@/mocks/server';
import { runSite, type Site } from '../../test-support/run-site';
import { runCollector, type SentSpan } from './support/run-collector';
import { expect, test } from './support/test';

const foreignTrace = '0af7651916cd43dd8448eb211c80319c';
const foreign = { traceparent: `00-${foreignTrace}-b7ad6b7169203331-01`, baggage: 'who=ada' };
const email = 'ada@private.example';

let backends: Backends;
let collector: Awaited<ReturnType<typeof runCollector>>;
let site: Site;

const start = (environment: Record<string, string>) =>
  runSite({
    AEM_URL: backends.url,
    REVIEWS_API_URL: `${backends.url}/reviews-api`,
    REVIEWS_PASSKEY: fakePasskey,
    NEWSLETTER_API_URL: `${backends.url}/newsletter/opt-in`,
    PREVIEW_SECRET: 'look-at-this',
    LOG_LEVEL: 'info',
    // Milliseconds between two exports.
    OTEL_BSP_SCHEDULE_DELAY: '100',
    ...environment,
  });

const json = () => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
});

test.beforeEach(async () => {
  backends = await startBackends();
  collector = await runCollector();
});

test.afterEach(async () => {
  await site.stop();
  collector.close();
  await backends.close();
});

/** Returns a response whose body has arrived, with which its span ends. */
async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.url + path, { headers, redirect: 'manual' });
  await response.arrayBuffer();
  return response;
}

const subscribe = (query = '') =>
  fetch(`${site.url}/api/newsletter${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });

const calls = () => Object.values(backends.services).flatMap((service) => service.log());
const named = (name: string) => collector.spans().find((span) => span.name === name);

/** Waits until a span has been exported. Those that ended before it are exported before it. */
const untilExported = (name: string) => expect.poll(() => named(name)).toBeDefined();

/** Returns the names from a span up to its root. */
function lineage(span: SentSpan | undefined): string[] {
  if (!span) return [];
  return [span.name, ...lineage(collector.spans().find(({ spanId }) => spanId === span.parentSpanId))];
}

test('a request, its work in Next and the calls to services are one trace', async () => {
  site = await start(json());
  await expect.poll(async () => (await get('/api/ready')).status).toBe(200);
  const page = await get('/sports-drink/fruit-punch', { 'x-request-id': 'visitor-a' });
  expect(page.status).toBe(200);
  expect([...page.headers.keys()].filter((name) => name.startsWith('trace'))).toEqual([]);
  expect((await subscribe()).status).toBe(200);
  await untilExported('GET /[category]/[product]');
  await untilExported('POST /api/newsletter');

  expect(collector.resource()).toMatchObject({ 'service.name': 'solstride' });
  const root = named('GET /[category]/[product]');
  expect(root).toMatchObject({
    attributes: {
      'http.route': '/[category]/[product]',
      'http.response.status_code': 200,
      'site.locale': 'us-en',
      'site.request_id': 'visitor-a',
    },
  });
  expect(root?.parentSpanId).toBeFalsy();
  // Before it is ready, the site renders a page for itself, which reads the announcement in another trace.
  const isOfVisitor = ({ name, attributes }: SentSpan) =>
    name === 'GET content' && attributes['site.part'] !== 'announcement';
  const content = collector.spans().filter(isOfVisitor);
  expect(content.map(({ attributes }) => attributes['site.part'])).toContain('product');
  for (const span of content) {
    expect(span.traceId).toBe(root?.traceId);
    expect(lineage(span)).toContain('prerender route (app) /[locale]/[category]/[product]');
    expect(lineage(span).at(-1)).toBe(root?.name);
  }
  expect(lineage(named('POST newsletter'))).toContain('executing api route (app) /api/newsletter');
  expect(lineage(named('POST newsletter')).at(-1)).toBe('POST /api/newsletter');
  // Every service can continue the trace.
  const ids = collector.spans().map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`);
  expect(new Set(calls().map(({ service }) => service))).toEqual(new Set(['aem', 'newsletter', 'reviews']));
  for (const { traceparent } of calls()) expect(ids).toContain(traceparent);
});

test('traces contain no input of visitors and no key', async () => {
  site = await start(json());
  backends.services.newsletter.set({ status: 500 });
  await get(`/sports-drink/fruit-punch?from=${email}`, foreign);
  await get(`/${email}/typed-by-a-visitor?q=asked-for`);
  await get('/api/preview?secret=look-at-this&path=/sports-drink');
  await get('/api/preview?secret=guessed-secret&path=/sports-drink');
  await get('/api/reviews?productId=fruit-punch&note=asked-for', { 'user-agent': 'typed-by-a-visitor' });
  await subscribe('?q=asked-for');
  await untilExported('POST /api/newsletter');
  expect(collector.spans().length).toBeGreaterThan(20);
  const sent = collector.received().map(({ body }) => body.toString());
  for (const secret of [
    fakePasskey,
    'look-at-this',
    'guessed-secret',
    'private.example',
    'typed-by-a-visitor',
    'asked-for',
    foreignTrace,
    '?',
  ])
    expect(sent.join()).not.toContain(secret);
  for (const { traceparent } of calls()) expect(traceparent).not.toContain(foreignTrace);
  const failure = () => site.lines().find(({ level }) => level === 'warn');
  await expect.poll(failure).toMatchObject({ traceId: named('POST newsletter')?.traceId });
});

test('continues the trace of a trusted proxy; probes are not traced', async () => {
  site = await start({ ...json(), TRUST_PROXY: 'true' });
  await get('/api/reviews/summary?productId=fruit-punch', foreign);
  for (const path of ['/api/ready', '/icon.svg', '/_next/static/none.js']) await get(path);
  await get('/faq', foreign);
  await untilExported('GET /faq');
  expect(named('GET reviews')?.traceId).toBe(foreignTrace);
  const others = collector.spans().filter(({ traceId }) => traceId !== foreignTrace);
  // Next starts the spans of requests during the start, such as the probe of this test. The warm-up is a page.
  const atStart = ['GET /api/health', 'GET /not-found'];
  const roots = others.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name);
  expect(roots.filter((name) => !atStart.includes(name))).toEqual([]);
});

test('uses Protobuf by default, and the service name of the operator', async () => {
  site = await start({
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/v1/traces`,
    OTEL_SERVICE_NAME: 'site-east',
  });
  await get('/faq');
  const sent = () => collector.received().map(({ body }) => body.toString('latin1'));
  await expect.poll(() => sent().join()).toContain('site-east');
  expect(collector.received()[0]).toMatchObject({ path: '/v1/traces', type: 'application/x-protobuf' });
});

for (const [title, environment] of [
  ['nothing is set', () => ({})],
  ['the protocol is one the site does not speak', () => ({ ...json(), OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })],
] as const) {
  test(`sends nothing when ${title}`, async () => {
    site = await start(environment());
    expect((await get('/faq')).status).toBe(200);
    await get('/api/reviews?productId=fruit-punch');
    expect(await site.terminate()).toEqual({ code: 0, signal: null });
    expect(collector.received()).toEqual([]);
    expect(calls().map(({ traceparent }) => traceparent)).not.toContainEqual(expect.any(String));
  });
}
