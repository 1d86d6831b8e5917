/** @jest-environment node */
import { SpanStatusCode } from '@opentelemetry/api';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base';
import { CleanExporter } from '@/lib/observability/traces/clean-exporter';

const mockWarn = jest.fn();
jest.mock('@/lib/observability/logger', () => ({
  logger: { warn: (...all: unknown[]) => mockWarn(...all) },
}));

const memory = new InMemorySpanExporter();
const processorOf = (exporter: SpanExporter) => new SimpleSpanProcessor(new CleanExporter(exporter));
const tracerWith = (exporter: SpanExporter) =>
  new BasicTracerProvider({ spanProcessors: [processorOf(exporter)] }).getTracer('test');

beforeEach(() => memory.reset());

/** What would be sent. */
const told = ({ name, attributes, events, status, links }: ReadableSpan) => ({
  name,
  attributes,
  events,
  status,
  links,
});

test('of a span its name, status and the attributes of a list are sent', () => {
  const span = tracerWith(memory).startSpan('GET /[locale]/[category]', {
    attributes: {
      'next.span_type': 'BaseServer.handleRequest',
      'http.route': '/[locale]/[category]',
      'http.status_code': 500,
      'next.rsc': false,
      'http.target': '/sports-drink?secret=1',
      'user_agent.original': 'someone',
      'http.url': 'http://reviews/?passkey=1',
    },
  });
  span.recordException(new Error('typed by ada@private.example'));
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'typed by ada@private.example' });
  span.addLink({ context: span.spanContext(), attributes: { typed: 'words' } });
  span.end();
  const [sent] = memory.getFinishedSpans();
  expect(sent && told(sent)).toEqual({
    name: 'GET /[locale]/[category]',
    attributes: {
      'next.span_type': 'BaseServer.handleRequest',
      'http.route': '/[locale]/[category]',
      'http.status_code': 500,
      'next.rsc': false,
    },
    events: [],
    status: { code: SpanStatusCode.ERROR },
    links: [],
  });
  expect(sent?.spanContext()).toEqual(span.spanContext());
  expect(sent?.resource).toBeDefined();
});

test.each(['GET /api/preview?secret=1', 'GET /ada@private.example', 'GET /%61da', `GET /${'x'.repeat(200)}`])(
  'an address in a name or a route is not sent: %j',
  (name) => {
    const attributes = { 'next.span_type': 'BaseServer.handleRequest', 'http.route': name };
    tracerWith(memory).startSpan(name, { attributes }).end();
    expect(memory.getFinishedSpans().map(told)).toMatchObject([
      {
        name: 'BaseServer.handleRequest',
        attributes: { 'next.span_type': 'BaseServer.handleRequest' },
      },
    ]);
    expect(memory.getFinishedSpans()[0]?.attributes).not.toHaveProperty(['http.route']);
  },
);

test.each(['AppRender.fetch', 'LoadComponents.loadRouteModule', 'Instrumentation.register'])(
  'spans of %s are left out',
  (type) => {
    tracerWith(memory)
      .startSpan('x', { attributes: { 'next.span_type': type } })
      .end();
    expect(memory.getFinishedSpans()).toEqual([]);
  },
);

test('a collector that fails is in the log, without its words', () => {
  const failing: SpanExporter = {
    export: (_, done) => done({ code: 1, error: new TypeError('http://user:password@collector said no') }),
    shutdown: async () => {},
  };
  tracerWith(failing).startSpan('x').end();
  expect(mockWarn.mock.calls).toEqual([[{ failure: 'TypeError', spans: 1 }, 'traces not sent']]);
});
