import { processSingleton } from '@/lib/process-singleton.mjs';
import { getMetrics, type ServiceName } from './metrics';

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
