import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** The services behind the site, as labels name them. */
export type ServiceName = 'content' | 'reviews' | 'forms' | 'newsletter';

/** What a visitor's page was answered from. */
export type PageCacheOutcome = 'hit' | 'stale' | 'miss';

export type SubmissionOutcome = 'accepted' | 'invalid' | 'refused' | 'limited' | 'failed';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Every label takes values from a fixed list: nothing a visitor types becomes one. */
function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'site_http_request_duration_seconds',
      help: 'Requests from their arrival to the last byte of the answer',
      labelNames: ['route', 'locale', 'status'] as const,
      buckets: seconds,
      registers,
    }),
    pageCache: new Counter({
      name: 'site_page_cache_answers_total',
      help: 'Pages looked up in the page cache: fresh (hit), older (stale) or not there (miss)',
      labelNames: ['outcome'] as const,
      registers,
    }),
    upstreamCalls: new Histogram({
      name: 'site_upstream_call_duration_seconds',
      help: 'Calls to services: ok, http (another status) or why there was no answer',
      labelNames: ['service', 'outcome'] as const,
      buckets: seconds,
      registers,
    }),
    upstreamFailures: new Counter({
      name: 'site_upstream_failures_total',
      help: 'Calls that brought nothing of use, answers with a good status included',
      labelNames: ['service', 'kind'] as const,
      registers,
    }),
    droppedItems: new Counter({
      name: 'site_content_items_dropped_total',
      help: 'Items that did not fit their schema, by content type (or review)',
      labelNames: ['type'] as const,
      registers,
    }),
    submissions: new Counter({
      name: 'site_submissions_total',
      help: 'What visitors sent, by form and outcome',
      labelNames: ['form', 'outcome'] as const,
      registers,
    }),
  };
}

type Metrics = ReturnType<typeof makeMetrics>;

const metricsKey: unique symbol = Symbol.for('solstride.metrics');
const pageCacheKey = Symbol.for('solstride.page-cache.count');

// Next bundles pages and route handlers apart: a module variable would give each its own numbers.
const shared: typeof globalThis & { [metricsKey]?: Metrics } = globalThis;

/** The metrics of this process (contract section 6, `GET /api/metrics`). */
export function getMetrics(): Metrics {
  shared[metricsKey] ??= makeMetrics();
  return shared[metricsKey];
}

/**
 * Starts what counts by itself. The page cache lives outside the bundle and meets its counter on `globalThis`, as it
 * does its policy.
 */
export function startMetrics(): void {
  const { registry, pageCache } = getMetrics();
  collectDefaultMetrics({ register: registry });
  const count = (outcome: PageCacheOutcome) => pageCache.inc({ outcome });
  Object.assign(globalThis, { [pageCacheKey]: count });
}
