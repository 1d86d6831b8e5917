import { AsyncLocalStorage } from 'node:async_hooks';
import { processSingleton } from '@/lib/process-singleton.mjs';
import type { ServiceName } from './metrics';

const holder = processSingleton<AsyncLocalStorage<string>>('request-scope');

const scope = () => holder.getOrCreate(() => new AsyncLocalStorage());

/**
 * Returns the id of the request that the running code belongs to (OPS-04); undefined at start and during the
 * build.
 */
export function currentRequestId(): string | undefined {
  return scope().getStore();
}

/** Runs a function in the scope of a request. */
export function inRequest<Result>(id: string, run: () => Result): Result {
  return scope().run(id, run);
}

/** Enters the scope of a request for everything that the current event starts. */
export function enterRequest(id: string): void {
  scope().enterWith(id);
}

export type TracedCall = {
  readonly service: ServiceName;
  readonly method: string;
  readonly url: string;
};

/** The span of an upstream request. */
export type CallSpan = {
  /** Headers that continue the trace in the service. */
  readonly headers: Readonly<Record<string, string>>;
  readonly end: (outcome: string, status: number | undefined) => void;
};

export type Tracing = {
  readonly startCall: (call: TracedCall) => CallSpan;
  /** Returns the trace id of the running code if the trace is sampled. */
  readonly traceId: () => string | undefined;
};

// Pages and route handlers read tracing from here, so that no code of OpenTelemetry is loaded without it.
const tracing = processSingleton<Tracing>('tracing');

/** Returns the tracing functions; undefined unless the operator enabled traces (`docs/operations.md`). */
export const getTracing = (): Tracing | undefined => tracing.get();

/** Enables tracing of upstream requests and trace ids in log lines. */
export const publishTracing = (value: Tracing): void => tracing.set(value);
