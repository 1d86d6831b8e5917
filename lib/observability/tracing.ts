import type { ServiceName } from './metrics';

export type TracedCall = {
  readonly service: ServiceName;
  readonly method: string;
  readonly url: string;
};

/** The span of one call to a service. */
export type CallSpan = {
  /** What the service gets, to go on with the trace. */
  readonly headers: Readonly<Record<string, string>>;
  readonly end: (outcome: string, status: number | undefined) => void;
};

export type Tracing = {
  readonly startCall: (call: TracedCall) => CallSpan;
  /** The trace that the running code is part of, when it is sent. */
  readonly traceId: () => string | undefined;
};

const tracingKey: unique symbol = Symbol.for('solstride.tracing');

// Pages and route handlers meet their tracing here, so that without it no code of OpenTelemetry is loaded for them.
const shared: typeof globalThis & { [tracingKey]?: Tracing } = globalThis;

/** Undefined unless the operator asked for traces (`docs/operations.md`). */
export function getTracing(): Tracing | undefined {
  return shared[tracingKey];
}

export function publishTracing(tracing: Tracing): void {
  shared[tracingKey] = tracing;
}
