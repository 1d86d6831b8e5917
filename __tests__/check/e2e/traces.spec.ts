import { expect, test } from '@playwright/test';
import { runSite } from '../../../test-support/run-site';
import { runCollector } from '../../e2e/support/run-collector';

let collector: Awaited<ReturnType<typeof runCollector>>;
test.beforeEach(async () => {
  collector = await runCollector();
});
test.afterEach(() => collector.close());

const start = () =>
  runSite({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' });

// The site takes a second for it.
test('the last spans are exported before the process ends', async () => {
  const site = await start();
  expect((await fetch(`${site.url}/faq`)).status).toBe(200);
  expect(await site.terminate()).toEqual({ code: 0, signal: null });
  expect(collector.spans().map(({ name }) => name)).toContain('GET /faq');
});

test('a collector that is down delays neither pages nor the shutdown', async () => {
  collector.close();
  const site = await start();
  expect((await fetch(`${site.url}/faq`)).status).toBe(200);
  const startedAt = Date.now();
  expect(await site.terminate()).toEqual({ code: 0, signal: null });
  expect(Date.now() - startedAt).toBeLessThan(8000);
});
