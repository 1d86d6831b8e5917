import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { publishedLookupCounter } from '@/lib/cache/shared-state.mjs';
import { processSingleton } from '@/lib/process-singleton.mjs';

/** The services behind the site, as labels name them. */
export type ServiceName = 'content' | 'reviews' | 'forms' | 'newsletter';

export type SubmissionOutcome = 'accepted' | 'invalid' | 'rejected' | 'limited' | 'failed';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Every label has values from a fixed list: nothing a visitor types becomes one. */
function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'site_http_request_duration_seconds',
      help: 'Requests from their arrival to the last byte of the response',
      labelNames: ['route', 'locale', 'status'] as const,
      buckets: seconds,
      registers,
    }),
    pageCache: new Counter({
      name: 'site_page_cache_responses_total',
      help: 'Pages looked up in the page cache: fresh (hit), stale, or missing (miss)',
      labelNames: ['outcome'] as const,
      registers,
    }),
    upstreamCalls: new Histogram({
      name: 'site_upstream_call_duration_seconds',
      help: 'Requests to services: ok, http (another status) or why there was no response',
      labelNames: ['service', 'outcome'] as const,
      buckets: seconds,
      registers,
    }),
    upstreamFailures: new Counter({
      name: 'site_upstream_failures_total',
      help: 'Requests to services that failed, responses with status 2xx but of no use included',
      labelNames: ['service', 'kind'] as const,
      registers,
    }),
    droppedItems: new Counter({
      name: 'site_content_items_dropped_total',
      help: 'Dropped items that did not fit their schema, by content type (or review)',
      labelNames: ['type'] as const,
      registers,
    }),
    policyViolations: new Counter({
      name: 'site_csp_violations_total',
      help: 'Violations of the Content-Security-Policy that browsers reported, by directive',
      labelNames: ['directive', 'disposition'] as const,
      registers,
    }),
    submissions: new Counter({
      name: 'site_submissions_total',
      help: 'Submissions of visitors, by form and outcome',
      labelNames: ['form', 'outcome'] as const,
      registers,
    }),
  };
}

type Metrics = ReturnType<typeof makeMetrics>;

const metrics = processSingleton<Metrics>('metrics');

/** Returns the metrics of this process (API-06: `GET /api/metrics`). */
export const getMetrics = (): Metrics => metrics.getOrCreate(makeMetrics);

/** Starts the metrics of the process itself, and gives the page cache its counter. */
export function startMetrics(): void {
  const { registry, pageCache } = getMetrics();
  collectDefaultMetrics({ register: registry });
  publishedLookupCounter.set((outcome) => pageCache.inc({ outcome }));
}

const states = processSingleton<Map<ServiceName, Set<string>>>('upstreams');

/** Returns the parts of a service whose last request failed. */
function failing(service: ServiceName): Set<string> {
  const all = states.getOrCreate(() => new Map());
  const parts = all.get(service) ?? new Set();
  all.set(service, parts);
  return parts;
}

/** Records a valid response of a service. `part` has few values, such as the content types. */
export function noteResponse(service: ServiceName, part = ''): void {
  failing(service).delete(part);
}

/** Records a failed request to a service, or an unusable response. */
// `kind` is a label value, see `UpstreamErrorKind`.
export function noteFailure(service: ServiceName, kind: string, part = ''): void {
  failing(service).add(part);
  getMetrics().upstreamFailures.inc({ service, kind });
}

/** Returns whether the last request to every part of a service succeeded. Sends no request. */
export function upstreamState(service: ServiceName): 'ok' | 'degraded' {
  return failing(service).size > 0 ? 'degraded' : 'ok';
}
