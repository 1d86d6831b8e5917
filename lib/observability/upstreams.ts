import { getMetrics, type ServiceName } from './metrics';

const stateKey: unique symbol = Symbol.for('solstride.upstreams');

// Shared by pages and route handlers, which Next bundles apart.
const shared: typeof globalThis & { [stateKey]?: Map<ServiceName, Set<string>> } = globalThis;

/** Per service, the parts of it whose last call failed. */
function failing(service: ServiceName): Set<string> {
  shared[stateKey] ??= new Map();
  const parts = shared[stateKey].get(service) ?? new Set();
  shared[stateKey].set(service, parts);
  return parts;
}

/** A service gave what was asked for. `part` is one of few, such as a content type. */
export function noteAnswer(service: ServiceName, part = ''): void {
  failing(service).delete(part);
}

/** A service did not: it failed, or its answer was of no use. `kind` is one of the failure kinds of its module. */
export function noteFailure(service: ServiceName, kind: string, part = ''): void {
  failing(service).add(part);
  getMetrics().upstreamFailures.inc({ service, kind });
}

/** Whether the last call to every part of a service went well. Nobody asks a service just to know. */
export function upstreamState(service: ServiceName): 'ok' | 'degraded' {
  return failing(service).size > 0 ? 'degraded' : 'ok';
}
