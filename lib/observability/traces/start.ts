import { context, propagation, TraceFlags, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { brand } from '@/lib/brand';
import type { Config } from '@/lib/config';
import type { RequestHook } from '@/lib/request-hook';
import { publishTracing } from '../tracing';
import { CleanExporter } from './clean-exporter';
import { startCall } from './start-call';
import { traceRequest } from './trace-request';

function traceId(): string | undefined {
  const active = trace.getActiveSpan()?.spanContext();
  return active && active.traceFlags & TraceFlags.SAMPLED ? active.traceId : undefined;
}

export type Traces = {
  readonly traceRequest: RequestHook;
  /** Sends the last spans. */
  readonly shutdown: () => Promise<void>;
};

/**
 * Starts sending traces of requests, of Next's work and of upstream requests (`docs/operations.md`). The SDK
 * reads collector, service name and sampling from its own `OTEL_…` variables.
 */
export function startTraces(config: Config, protocol: 'http/protobuf' | 'http/json'): Traces {
  const defaults = { 'service.name': brand.slug, 'deployment.environment.name': config.appEnv };
  const exporter = protocol === 'http/json' ? new JsonExporter() : new ProtobufExporter();
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes(defaults).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new CleanExporter(exporter))],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  publishTracing({ startCall, traceId });
  return { traceRequest: traceRequest(config), shutdown: () => provider.shutdown() };
}
