import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SentSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
};

type Attribute = { readonly key: string; readonly value: Readonly<Record<string, unknown>> };

const readAttributes = (list: readonly Attribute[]) =>
  Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]]));

type Payload = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<SentSpan, 'attributes'> & { readonly attributes: Attribute[] })[];
    }[];
  }[];
};

/** A fake OTLP/HTTP collector that records its requests. */
export async function runCollector() {
  const received: { readonly path: string; readonly type: string; readonly body: Buffer }[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { url: path = '', headers } = request;
    received.push({ path, type: headers['content-type'] ?? '', body: Buffer.concat(parts) });
    response.writeHead(200, { 'content-type': headers['content-type'] ?? '' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const resources = () =>
    received.flatMap(({ body }) => (JSON.parse(body.toString()) as Payload).resourceSpans);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => received,
    /** Of payloads in JSON. */
    resource: () => readAttributes(resources()[0]?.resource.attributes ?? []),
    spans: (): SentSpan[] =>
      resources()
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map((span) => ({ ...span, attributes: readAttributes(span.attributes) })),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
