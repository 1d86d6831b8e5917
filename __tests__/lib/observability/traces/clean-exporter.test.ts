import { ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api';
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

beforeEach(() => {
  memory.reset();
  mockWarn.mockClear();
});

/** The spans that would be exported. */
const exported = ({ name, attributes, events, status, links }: ReadableSpan) => ({
  name,
  attributes,
  events,
  status,
  links,
});

test('a span is exported with its name, status and allowed attributes', () => {
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
  expect(sent && exported(sent)).toEqual({
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
  'an address in a name or a route is not exported: %j',
  (name) => {
    const attributes = { 'next.span_type': 'BaseServer.handleRequest', 'http.route': name };
    tracerWith(memory).startSpan(name, { attributes }).end();
    expect(memory.getFinishedSpans().map(exported)).toMatchObject([
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

const attributes = {
  'error.type': 'timeout',
  'http.method': 'GET',
  'http.request.method': 'GET',
  'http.response.status_code': 200,
  'http.route': '/[locale]/[category]',
  'http.status_code': 200,
  'next.page': '/[locale]/(site)/page',
  'next.route': '/[locale]',
  'next.rsc': true,
  'next.segment': '__PAGE__',
  'next.span_type': 'AppRender.getBodyResult',
  'server.address': 'aem.example',
  'site.locale': 'us-en',
  'site.part': 'product',
  'site.request_id': 'r-1',
  'site.service': 'content',
};

test('every allowed attribute is exported, when it is plain', () => {
  tracerWith(memory).startSpan('x', { attributes }).end();
  const typed = Object.fromEntries(Object.keys(attributes).map((name) => [name, 'ada@private.example']));
  tracerWith(memory).startSpan('x', { attributes: typed }).end();
  const lists = Object.fromEntries(Object.keys(attributes).map((name) => [name, ['a']]));
  tracerWith(memory).startSpan('x', { attributes: lists }).end();
  expect(memory.getFinishedSpans().map((span) => span.attributes)).toEqual([attributes, {}, {}]);
});

test('a span without a plain name or a type gets a default name', () => {
  tracerWith(memory).startSpan('GET /?secret=1').end();
  tracerWith(memory).startSpan('x'.repeat(200)).end();
  tracerWith(memory).startSpan('x'.repeat(201)).end();
  expect(memory.getFinishedSpans().map(({ name }) => name)).toEqual(['span', 'x'.repeat(200), 'span']);
});

test('start-up spans of Next below a request are exported', () => {
  const tracer = tracerWith(memory);
  const parent = tracer.startSpan('GET /');
  const under = trace.setSpan(ROOT_CONTEXT, parent);
  for (const type of ['LoadComponents.loadRouteModule', 'Instrumentation.register', 'AppRender.fetch'])
    tracer.startSpan(type, { attributes: { 'next.span_type': type } }, under).end();
  for (const type of ['LoadComponents.loadRouteModules', 'AnInstrumentation.x'])
    tracer.startSpan(type, { attributes: { 'next.span_type': type } }).end();
  expect(memory.getFinishedSpans().map(({ name }) => name)).toEqual([
    'LoadComponents.loadRouteModule',
    'Instrumentation.register',
    'LoadComponents.loadRouteModules',
    'AnInstrumentation.x',
  ]);
});

test('the collector is closed with the exporter', async () => {
  const shutdown = jest.fn(async () => {});
  await new CleanExporter({ export: jest.fn(), shutdown }).shutdown();
  expect(shutdown).toHaveBeenCalledTimes(1);
});

test('the SDK gets the result of the export', () => {
  const result = { code: 0 };
  const done = jest.fn();
  new CleanExporter({ export: (_, report) => report(result), shutdown: async () => {} }).export([], done);
  expect(done).toHaveBeenCalledWith(result);
  expect(mockWarn).not.toHaveBeenCalled();
});

test('a collector that fails is logged, without its message', () => {
  const failing: SpanExporter = {
    export: (_, done) => done({ code: 1, error: new TypeError('http://user:password@collector said no') }),
    shutdown: async () => {},
  };
  tracerWith(failing).startSpan('x').end();
  expect(mockWarn.mock.calls).toEqual([[{ failure: 'TypeError', spans: 1 }, 'traces not sent']]);
});
