import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';
import { fetchSpan, spanType, startSpan } from '@/lib/next-internals/names';
import { logger } from '../logger';

/** Exported attributes: route patterns, and names and numbers from fixed lists. */
const sentAttributes: ReadonlySet<string> = new Set([
  'error.type',
  'http.method',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'http.status_code',
  'next.page',
  'next.route',
  'next.rsc',
  'next.segment',
  spanType,
  'server.address',
  'site.locale',
  'site.part',
  'site.request_id',
  'site.service',
]);

/**
 * Matches route patterns such as `/[locale]/[category]` and host names, but no queries and e-mail addresses.
 */
const plain = /^[\w\s./:()[\]*-]{0,200}$/;

/** Returns whether a span is exported. The site has its own span of a `fetch`, without the query. */
function isSent({ attributes, parentSpanContext }: ReadableSpan): boolean {
  const type = String(attributes[spanType]);
  return type !== fetchSpan && (parentSpanContext !== undefined || !startSpan.test(type));
}

function cleanAttributes(attributes: Attributes): Attributes {
  const isSafe = ([name, value]: [string, unknown]) =>
    sentAttributes.has(name) && (typeof value === 'string' ? plain.test(value) : typeof value !== 'object');
  return Object.fromEntries(Object.entries(attributes).filter(isSafe));
}

/**
 * Removes keys and visitors' input from a span. Next puts the requested URL into some attributes, and error
 * messages, which may repeat input, into events and status.
 */
function cleanSpan(span: ReadableSpan): ReadableSpan {
  const { name, attributes, status } = span;
  const value = {
    name: plain.test(name) ? name : String(attributes[spanType] ?? 'span'),
    attributes: cleanAttributes(attributes),
    status: { code: status.code },
    events: [],
    links: [],
  };
  return Object.create(span, Object.getOwnPropertyDescriptors(value));
}

type Export = SpanExporter['export'];

/** Cleans all spans before they are sent, those of Next as well. */
export class CleanExporter implements SpanExporter {
  constructor(private readonly inner: SpanExporter) {}

  export(spans: ReadableSpan[], done: Parameters<Export>[1]): void {
    this.inner.export(spans.filter(isSent).map(cleanSpan), (result) => {
      // The message of the error may contain the collector's address and response.
      if (result.error) logger.warn({ failure: result.error.name, spans: spans.length }, 'traces not sent');
      done(result);
    });
  }

  shutdown(): Promise<void> {
    return this.inner.shutdown();
  }
}
