import { channel } from 'node:diagnostics_channel';
import { EventEmitter } from 'node:events';
import { propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { startCall } from '@/lib/observability/traces/start-call';
import { traceRequest } from '@/lib/observability/traces/trace-request';
import { withHooks } from '../../../support/with-hooks';

const memory = new InMemorySpanExporter();
const localeDomains = { 'ca-fr': ['fr.test'], 'ca-en': ['ca.test'], 'us-en': ['us.test'] };

beforeAll(() => {
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(
    new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(memory)] }),
  );
});
beforeEach(() => memory.reset());

const finished = () => {
  const [span] = memory.getFinishedSpans();
  if (!span) throw new Error('no span');
  return span;
};

describe('the span of a call', () => {
  const product =
    'https://aem.example/graphql/execute.json/solstride/product%3BfolderPath%3D%2Fa?key=private';

  test('has service and part, and the service can continue the trace', () => {
    const call = startCall({ service: 'content', method: 'GET', url: product });
    call.end('ok', 200);
    const { name, kind, attributes, status, spanContext } = finished();
    expect([name, kind, status.code]).toEqual(['GET content', SpanKind.CLIENT, SpanStatusCode.UNSET]);
    expect(attributes).toEqual({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'server.address': 'aem.example',
      'site.service': 'content',
      'site.part': 'product',
    });
    const { traceId, spanId } = spanContext.call(finished());
    expect(call.headers).toEqual({ traceparent: `00-${traceId}-${spanId}-01` });
  });

  test.each([
    ['reviews', 'https://reviews.example/data/reviews.json?passkey=private', 'reviews.json'],
    ['reviews', 'https://reviews.example/data/a;b', 'a'],
    ['reviews', 'https://reviews.example/data/', undefined],
    ['forms', 'https://forms.example/hooks/private', undefined],
    ['newsletter', 'https://news.example/hooks/private', undefined],
  ] as const)('of %s at %s has the part %s', (service, url, part) => {
    startCall({ service, method: 'POST', url }).end('ok', 200);
    expect(finished().attributes['site.part']).toBe(part);
    expect(JSON.stringify(finished().attributes)).not.toContain('private');
  });

  test('has the reason of a missing response', () => {
    startCall({ service: 'content', method: 'GET', url: product }).end('timeout', undefined);
    expect(finished().status.code).toBe(SpanStatusCode.ERROR);
    expect(finished().attributes['error.type']).toBe('timeout');
    expect(finished().attributes).not.toHaveProperty(['http.response.status_code']);
  });
});

describe('the span of a request', () => {
  const foreignParent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;

  function arrive(
    { trustProxy = false, ...request }: { url?: string; method?: string; trustProxy?: boolean },
    { statusCode = 200, writableFinished = true } = {},
  ) {
    const headers: Record<string, string> = {
      host: 'fr.test',
      'x-request-id': 'r-1',
      traceparent: foreignParent,
      tracestate: 'a=b',
      baggage: 'c=d',
    };
    const response = Object.assign(new EventEmitter(), { statusCode, writableFinished });
    const removeHooks = withHooks(traceRequest({ trustProxy, localeDomains }));
    channel('http.server.request.start').publish({ request: { ...request, headers }, response });
    removeHooks();
    response.emit('close');
    response.emit('close');
    return headers;
  }

  test('has only the route of the address, and Next continues it', () => {
    const headers = arrive({ url: '/faq?q=private', method: 'GET' });
    const span = finished();
    expect([span.name, span.kind, span.status.code]).toEqual([
      'GET /faq',
      SpanKind.SERVER,
      SpanStatusCode.UNSET,
    ]);
    expect(span.attributes).toEqual({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'http.route': '/faq',
      'site.locale': 'ca-fr',
      'site.request_id': 'r-1',
    });
    const { traceId, spanId } = span.spanContext();
    expect(headers).toEqual({
      host: 'fr.test',
      'x-request-id': 'r-1',
      traceparent: `00-${traceId}-${spanId}-01`,
    });
  });

  test('continues the trace of a trusted proxy, and not of a visitor', () => {
    arrive({ url: '/', trustProxy: true });
    expect(finished().spanContext().traceId).toBe('a'.repeat(32));
    expect(finished().parentSpanContext?.spanId).toBe('b'.repeat(16));
    memory.reset();
    arrive({ url: '/' });
    expect(finished().spanContext().traceId).not.toBe('a'.repeat(32));
    expect(finished().parentSpanContext).toBeUndefined();
  });

  test.each(['/api/health', '/api/ready', '/api/metrics', '/_next/static/a.js', '/icon.svg'])(
    'is not created for %s, and Next creates none either',
    (url) => {
      const { traceparent, tracestate } = arrive({ url, trustProxy: true });
      expect(memory.getFinishedSpans()).toEqual([]);
      expect(traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
      expect(tracestate).toBeUndefined();
    },
  );

  test.each([
    [500, SpanStatusCode.ERROR],
    [499, SpanStatusCode.UNSET],
  ])('with status %d', (statusCode, code) => {
    arrive({ url: '/' }, { statusCode });
    expect(finished().status.code).toBe(code);
  });

  test('has no status when the visitor left, and counts as the home page without an address', () => {
    arrive({}, { writableFinished: false });
    expect(finished().name).toBe('GET /');
    expect(finished().attributes).not.toHaveProperty(['http.response.status_code']);
  });
});
