import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-base';
import { fetchSpan, spanType, startSpan } from '@/lib/next-internals/names';

/** All attributes that leave the site: routes are patterns, the others names and numbers from fixed lists. */
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

/** Words, routes such as `/[locale]/[category]`, host names: neither a query nor an e-mail address. */
const plain = /^[\w\s./:()[\]*-]{0,200}$/;

/** Whether a span is sent. Of a `fetch` the site has a span of its own, without the query. */
export function isSent({ attributes, parentSpanContext }: ReadableSpan): boolean {
  const type = String(attributes[spanType]);
  return type !== fetchSpan && (parentSpanContext !== undefined || !startSpan.test(type));
}

function cleanAttributes(attributes: Attributes): Attributes {
  const isFine = ([name, value]: [string, unknown]) =>
    sentAttributes.has(name) && (typeof value === 'string' ? plain.test(value) : typeof value !== 'object');
  return Object.fromEntries(Object.entries(attributes).filter(isFine));
}

/**
 * Removes keys and everything that a visitor typed from a span. Next puts the requested URL into some of its attributes,
 * and the message of an error, which may repeat an input, into events and status.
 */
export function cleanSpan(span: ReadableSpan): ReadableSpan {
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
