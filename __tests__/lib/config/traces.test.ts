import { getTracesConfig, parseTraces } from '@/lib/config/traces';

const address = 'http://collector.example:4318';

test.each([
  {},
  { OTEL_SERVICE_NAME: 'x', OTEL_TRACES_SAMPLER: 'always_on' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: '' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: address, OTEL_SDK_DISABLED: 'TRUE' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: address, OTEL_TRACES_EXPORTER: 'none' },
])('%j enables no traces', (variables) => {
  expect(parseTraces(variables)).toEqual({ state: 'off' });
});

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: address }, 'http/protobuf'],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address, OTEL_SDK_DISABLED: 'false' }, 'http/protobuf'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example' }, 'http/protobuf'],
  [{ OTEL_TRACES_EXPORTER: 'otlp' }, 'http/protobuf'],
  [{ OTEL_TRACES_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }, 'http/json'],
  [
    {
      OTEL_TRACES_EXPORTER: 'otlp',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/protobuf',
    },
    'http/protobuf',
  ],
] as const)('%j enables them in %s', (variables, protocol) => {
  expect(parseTraces(variables)).toEqual({ state: 'on', protocol });
});

test('unsupported variables are named, without their values', () => {
  const variables = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'user:password@collector:4317',
    OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
  };
  expect(parseTraces(variables)).toEqual({
    state: 'wrong',
    problem:
      'OTEL_EXPORTER_OTLP_ENDPOINT needs an http(s) URL; OTEL_EXPORTER_OTLP_PROTOCOL needs http/protobuf or http/json',
  });
});

test.each([
  [
    { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'xhttp://a' },
    'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT needs an http(s) URL',
  ],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'httpx://a' }, 'OTEL_EXPORTER_OTLP_ENDPOINT needs an http(s) URL'],
  [{ OTEL_TRACES_EXPORTER: 'zipkin' }, 'OTEL_TRACES_EXPORTER needs otlp or none'],
  [
    { OTEL_TRACES_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'grpc' },
    'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL needs http/protobuf or http/json',
  ],
])('%j is not supported', (variables, problem) => {
  expect(parseTraces(variables)).toEqual({ state: 'wrong', problem });
});

test('the variables are read as the process was started', () => {
  process.env.OTEL_TRACES_EXPORTER = 'otlp';
  expect(getTracesConfig()).toEqual({ state: 'on', protocol: 'http/protobuf' });
  delete process.env.OTEL_TRACES_EXPORTER;
  expect(getTracesConfig()).toEqual({ state: 'off' });
});
