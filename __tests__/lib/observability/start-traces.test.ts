import type { Config } from '@/lib/config';
import { startConfiguredTraces } from '@/lib/observability/start-configured-traces';
import { startTraces } from '@/lib/observability/traces/start';
import { getTracing, publishTracing, type Tracing } from '@/lib/observability/tracing';

const mockWarn = jest.fn();
jest.mock('@/lib/observability/logger', () => ({
  logger: { warn: (...all: unknown[]) => mockWarn(...all) },
}));
jest.mock('@/lib/observability/traces/start', () => ({ startTraces: jest.fn() }));

const config = {} as Config;
const { OTEL_TRACES_EXPORTER, OTEL_EXPORTER_OTLP_PROTOCOL } = process.env;
afterEach(() => {
  jest.clearAllMocks();
  Object.assign(process.env, { OTEL_TRACES_EXPORTER, OTEL_EXPORTER_OTLP_PROTOCOL });
  if (OTEL_TRACES_EXPORTER === undefined) delete process.env.OTEL_TRACES_EXPORTER;
  if (OTEL_EXPORTER_OTLP_PROTOCOL === undefined) delete process.env.OTEL_EXPORTER_OTLP_PROTOCOL;
});

test('without variables that turn them on, nothing starts', async () => {
  expect(await startConfiguredTraces(config)).toBeNull();
  expect(startTraces).not.toHaveBeenCalled();
  expect(mockWarn).not.toHaveBeenCalled();
});

test('turned on, they start with the protocol of the environment', async () => {
  process.env.OTEL_TRACES_EXPORTER = 'otlp';
  process.env.OTEL_EXPORTER_OTLP_PROTOCOL = 'http/json';
  const traces = { traceRequest: () => {}, shutdown: async () => {} };
  jest.mocked(startTraces).mockReturnValue(traces);
  expect(await startConfiguredTraces(config)).toBe(traces);
  expect(startTraces).toHaveBeenCalledWith(config, 'http/json');
});

test('wrong variables disable the traces and are logged, the site starts', async () => {
  process.env.OTEL_TRACES_EXPORTER = 'zipkin';
  expect(await startConfiguredTraces(config)).toBeNull();
  expect(startTraces).not.toHaveBeenCalled();
  expect(mockWarn).toHaveBeenCalledWith(
    { problem: 'OTEL_TRACES_EXPORTER needs otlp or none' },
    expect.any(String),
  );
});

test('every bundle finds the published tracing', () => {
  expect(getTracing()).toBeUndefined();
  const tracing: Tracing = { startCall: jest.fn(), traceId: () => 'trace-1' };
  publishTracing(tracing);
  expect(getTracing()).toBe(tracing);
});
