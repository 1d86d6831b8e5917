/** @jest-environment node */
import { parseTraces } from '@/lib/config/traces';

const address = 'http://collector.example:4318';

test.each([
  {},
  { OTEL_SERVICE_NAME: 'x', OTEL_TRACES_SAMPLER: 'always_on' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: '' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: address, OTEL_SDK_DISABLED: 'TRUE' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: address, OTEL_TRACES_EXPORTER: 'none' },
])('%j asks for no traces', (variables) => {
  expect(parseTraces(variables)).toEqual({ state: 'off' });
});

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: address }, 'http/protobuf'],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address, OTEL_SDK_DISABLED: 'false' }, 'http/protobuf'],
  [{ OTEL_TRACES_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }, 'http/json'],
  [
    {
      OTEL_TRACES_EXPORTER: 'otlp',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/protobuf',
    },
    'http/protobuf',
  ],
] as const)('%j asks for them in %s', (variables, protocol) => {
  expect(parseTraces(variables)).toEqual({ state: 'on', protocol });
});

test('what the site cannot serve is named, and its value is not told', () => {
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
