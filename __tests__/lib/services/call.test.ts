import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { getMetrics } from '@/lib/observability/metrics';
import { inRequest, publishTracing, type Tracing } from '@/lib/observability/tracing';
import { processSingleton } from '@/lib/process-singleton.mjs';
import { callService, parseJson, withoutAddress } from '@/lib/services';
import { stopClock } from '../../support/stop-clock';
import { testServer } from '../../support/test-server';
import { until } from '../../support/until';

stopClock();
const { close, received, serve } = testServer();

const post = { service: 'forms', method: 'POST', body: '{}', timeoutMs: 1000 } as const;

test.each([
  ['closes at once', ((request) => request.socket.destroy()) as RequestListener, 'network'],
  ['never responds', (() => jest.advanceTimersByTime(post.timeoutMs)) as RequestListener, 'timeout'],
])('a POST to a service that %s is sent once', async (_, listener, kind) => {
  const url = await serve(listener);
  expect(await callService(url, post)).toMatchObject({ ok: false, error: { kind } });
  expect(received()).toBe(1);
});

test('a kept-alive connection that closes in the meantime causes no second POST', async () => {
  const url = await serve((request, response) => {
    request.resume();
    if (received() === 1) response.end('{}');
    else request.socket.destroy();
  });
  expect(await callService(url, post)).toMatchObject({ ok: true });
  expect(await callService(url, post)).toMatchObject({ ok: false });
  expect(received()).toBe(2);
});

test.each([
  ['ok', 200, 'text'],
  ['ok', 500, ''],
  [undefined, 500, ''],
  ['all', 500, 'text'],
  ['none', 200, ''],
] as const)('reads %s of a response with %d: %j', async (reads, status, body) => {
  const url = await serve((_, response) =>
    response.writeHead(status, { 'content-type': 'text/x' }).end('text'),
  );
  expect(await callService(url, { ...post, ...(reads && { reads }) })).toMatchObject({
    ok: true,
    value: { ok: status === 200, status, contentType: 'text/x', body },
  });
});

test('the call does not wait for an endless body when only the status is needed', async () => {
  const responses: ServerResponse[] = [];
  const url = await serve((_, response) => {
    responses.push(response);
    response.writeHead(200).write('x');
  });
  expect(await callService(url, { ...post, reads: 'none' })).toMatchObject({ ok: true });
  const [unread] = responses as [ServerResponse];
  if (!unread.closed) await once(unread, 'close');
  const endless = callService(url, post);
  await until(() => responses.length === 2);
  jest.advanceTimersByTime(post.timeoutMs);
  expect(await endless).toMatchObject({ error: { kind: 'timeout' } });
});

test('the request id is forwarded when there is one', async () => {
  const ids: unknown[] = [];
  const url = await serve(({ headers }, response) => {
    ids.push(headers['x-request-id']);
    response.end('{}');
  });
  await callService(url, post);
  await Promise.all(['a-1', 'b-2'].map((id) => inRequest(id, () => callService(url, post))));
  expect(ids.sort()).toEqual(['a-1', 'b-2', undefined]);
});

test('a GET is the default, has no body, and reads up to 64 KiB', async () => {
  const requests: unknown[] = [];
  let bytes = 64 * 1024;
  const url = await serve(({ method, headers }, response) => {
    requests.push([method, headers['content-length'], headers.accept]);
    response.end('x'.repeat(bytes));
  });
  const get = { service: 'reviews', timeoutMs: 1000 } as const;
  expect(await callService(url, get)).toMatchObject({ ok: true, value: { body: 'x'.repeat(bytes) } });
  bytes += 1;
  expect(await callService(url, get)).toEqual({
    ok: false,
    error: { kind: 'too-large', message: 'more than 65536 bytes' },
  });
  expect(requests).toEqual(new Array(2).fill(['GET', undefined, 'application/json']));
});

test('the reason of a failed connection is that of its socket', async () => {
  const url = await serve(() => {});
  await close();
  expect(await callService(url, post)).toMatchObject({
    error: { message: expect.stringMatching(/ECONNREFUSED/) },
  });
});

test('every call is measured and traced by its outcome', async () => {
  const ended: unknown[] = [];
  const started: unknown[] = [];
  const tracing: Tracing = {
    startCall: (call) => {
      started.push(call);
      return { headers: { traceparent: 't-1' }, end: (...all) => ended.push(all) };
    },
    traceId: () => undefined,
  };
  const url = await serve(({ headers, socket }, response) => {
    jest.advanceTimersByTime(250);
    if (received() === 3) socket.destroy();
    else response.writeHead(received() === 1 ? 200 : 503).end(`${headers.traceparent} ${headers.from}`);
  });
  publishTracing(tracing);
  getMetrics().upstreamCalls.reset();
  try {
    const first = await callService(url, { ...post, headers: { from: 'site' } });
    expect(first).toMatchObject({ value: { body: 't-1 site' } });
    for (let time = 0; time < 2; time += 1) await callService(url, post);
  } finally {
    processSingleton<Tracing>('tracing').set(undefined);
  }
  expect(started).toEqual(new Array(3).fill({ service: 'forms', method: 'POST', url }));
  expect(ended).toEqual([
    ['ok', 200],
    ['http', 503],
    ['network', undefined],
  ]);
  const { values } = await getMetrics().upstreamCalls.get();
  const measured = values.filter(({ metricName }) => metricName?.endsWith('_sum'));
  expect(measured.map(({ labels }) => labels)).toEqual(
    ['ok', 'http', 'network'].map((outcome) => ({ service: 'forms', outcome })),
  );
  for (const { value } of measured) expect(value).toBeCloseTo(0.25);
});

test.each([
  ['[1]', [1]],
  ['null', null],
  ['{', undefined],
  ['', undefined],
])('%j is parsed as %j', (text, value) => expect(parseJson(text)).toEqual(value));

const at = (kind: 'network' | 'timeout' | 'too-large') => ({ kind, message: 'http://internal:8080' });

test('the logged error of a service names no address, and a response that is too large is unreadable', () => {
  const errors = (['network', 'timeout', 'too-large'] as const).map((kind) => withoutAddress(at(kind)).error);
  expect(errors).toEqual([
    { kind: 'network', message: 'network' },
    { kind: 'timeout', message: 'timeout' },
    { kind: 'unreadable', message: 'too-large' },
  ]);
});
