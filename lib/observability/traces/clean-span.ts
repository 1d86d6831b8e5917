import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-base';

/** All that leaves the site about a span: routes are patterns, the rest are words and numbers from fixed lists. */
const kept: ReadonlySet<string> = new Set([
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
  'next.span_type',
  'server.address',
  'site.locale',
  'site.part',
  'site.request_id',
  'site.service',
]);

/** Words, routes such as `/[locale]/[category]`, host names: neither a query nor an e-mail address. */
const plain = /^[\w\s./:()[\]*-]{0,200}$/;

/** What Next does on its own when the server starts: dozens of traces of one span each. */
const startUp = /^(?:Instrumentation\.|LoadComponents\.loadRouteModule$)/;

/**
 * Which spans are sent at all. Next's own span of a `fetch` has the whole address, keys in its query included; the
 * site has spans of its own for its calls.
 */
export function isKept({ attributes, parentSpanContext }: ReadableSpan): boolean {
  const type = String(attributes['next.span_type']);
  return type !== 'AppRender.fetch' && (parentSpanContext !== undefined || !startUp.test(type));
}

function cleanAttributes(attributes: Attributes): Attributes {
  const isFine = ([name, value]: [string, unknown]) =>
    kept.has(name) && (typeof value === 'string' ? plain.test(value) : typeof value !== 'object');
  return Object.fromEntries(Object.entries(attributes).filter(isFine));
}

/**
 * A span without anything that a visitor typed and without keys. Next puts the address as it came into some of its
 * attributes, and the words of an error, which may repeat an input, into events and status.
 */
export function cleanSpan(span: ReadableSpan): ReadableSpan {
  const { name, attributes, status } = span;
  const value = {
    name: plain.test(name) ? name : String(attributes['next.span_type'] ?? 'span'),
    attributes: cleanAttributes(attributes),
    status: { code: status.code },
    events: [],
    links: [],
  };
  return Object.create(span, Object.getOwnPropertyDescriptors(value));
}
