import type { RequestListener } from 'node:http';
import { callService } from '@/lib/http/call';
import { inRequest } from '@/lib/observability/request-scope';
import { testServer } from '../../support/test-server';

const { received, serve } = testServer();

const post = { service: 'forms', method: 'POST', body: '{}', timeoutMs: 1000 } as const;

test.each([
  ['closes at once', ((request) => request.socket.destroy()) as RequestListener, 'network'],
  ['never responds', (() => {}) as RequestListener, 'timeout'],
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
  ['all', 500, 'text'],
  ['none', 200, ''],
] as const)('reads %s of a response with %d: %j', async (reads, status, body) => {
  const url = await serve((_, response) =>
    response.writeHead(status, { 'content-type': 'text/x' }).end('text'),
  );
  expect(await callService(url, { ...post, reads })).toMatchObject({
    ok: true,
    value: { ok: status === 200, status, contentType: 'text/x', body },
  });
});

test('the call does not wait for an endless body when only the status is needed', async () => {
  const url = await serve((_, response) => response.writeHead(200).write('x'));
  expect(await callService(url, { ...post, reads: 'none' })).toMatchObject({ ok: true });
  expect(await callService(url, post)).toMatchObject({ error: { kind: 'timeout' } });
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
