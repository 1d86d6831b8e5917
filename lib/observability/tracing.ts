import { processSingleton } from '@/lib/process-singleton.mjs';
import type { ServiceName } from './metrics';

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
