import type { ServerResponse } from 'node:http';
import { beforeHeader, transformEnd } from '@/lib/next-internals/response';
import { expectOfNext, sourceOfNext } from '../../support/expect-of-next';

test('Next ends a page that is one string with that string, and appends stored headers', () => {
  const send = sourceOfNext('server/send-payload.js');
  expectOfNext('res.end(payload) in server/send-payload.js', send.includes('res.end(payload)'));
  expectOfNext(
    'that the type is set before the end',
    send.indexOf("setHeader('Content-Type'") < send.indexOf('res.end(payload)'),
  );
  const page = sourceOfNext('build/templates/app-page-runtime.js');
  expectOfNext(
    'res.appendHeader(key, value) for the headers of a stored page',
    page.includes('res.appendHeader(key, value)'),
  );
  expectOfNext(
    "setHeader('location', …) while a redirect is rendered, without which lib/delivery need not remove it",
    sourceOfNext('server/app-render/app-render.js').includes("setHeader('location', redirectUrl)"),
  );
});

test('the body is replaced, and the other arguments of end() are passed on', () => {
  const end = jest.fn();
  const response = { end } as unknown as ServerResponse;
  transformEnd(response, (body) => `${body}!`);
  const done = () => {};
  response.end('a', 'utf8', done);
  expect(end).toHaveBeenCalledWith('a!', 'utf8', done);
});

test.each(['setHeader', 'appendHeader'] as const)('the value of a header is seen before %s', (method) => {
  const calls: unknown[] = [];
  const response = { [method]: (...parts: unknown[]) => calls.push(parts) } as unknown as ServerResponse;
  beforeHeader(response, method, 'etag', (value) => calls.push(value));
  response[method]('ETag', 'a');
  response[method]('Vary', 'b');
  expect(calls).toEqual(['a', ['ETag', 'a'], ['Vary', 'b']]);
});
