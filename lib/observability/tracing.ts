import { processSingleton } from '@/lib/process-singleton.mjs';
import type { ServiceName } from './metrics';

export type TracedCall = {
  readonly service: ServiceName;
  readonly method: string;
  readonly url: string;
};

/** The span of one call to a service. */
export type CallSpan = {
  /** Headers with which the service continues the trace. */
  readonly headers: Readonly<Record<string, string>>;
  readonly end: (outcome: string, status: number | undefined) => void;
};

export type Tracing = {
  readonly startCall: (call: TracedCall) => CallSpan;
  /** Returns the trace of the running code, when it is sent. */
  readonly traceId: () => string | undefined;
};

// Pages and route handlers find tracing here, so that without it no code of OpenTelemetry is loaded for them.
const tracing = processSingleton<Tracing>('tracing');

/** Returns undefined unless the operator turned traces on (`docs/operations.md`). */
export const getTracing = (): Tracing | undefined => tracing.get();

/** Turns the tracing of calls to services and of log lines on. */
export const publishTracing = (value: Tracing): void => tracing.set(value);
