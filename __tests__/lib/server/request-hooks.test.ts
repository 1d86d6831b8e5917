import { EventEmitter } from 'node:events';
import { parseConfig } from '@/lib/config/parse';
import { makePass } from '@/lib/preview/preview-pass';
import type { Exchange, RequestHook } from '@/lib/request-hook';
import { publishScriptMarker } from '@/lib/security/script-marker';
import { requestHooks } from '@/lib/server/request-hooks';

function arrive(headers: Record<string, string>, hooks: readonly RequestHook[]) {
  const response = Object.assign(new EventEmitter(), { setHeader: jest.fn(), appendHeader: jest.fn() });
  const request = { url: '/', method: 'GET', headers, socket: { remoteAddress: '192.0.2.7' } };
  const exchange = { request, response } as unknown as Exchange;
  for (const hook of hooks) hook(exchange);
  return exchange;
}

const config = parseConfig({});
const hooksFor = (options: Partial<Parameters<typeof requestHooks>[0]>) =>
  requestHooks({ config, isDev: false, draftId: 'of-the-build', traceRequest: undefined, ...options });
const visitor = () => ({
  'content-security-policy': "script-src 'nonce-own'",
  'x-request-id': '<b>',
  'x-forwarded-for': '203.0.113.1',
});

test('the last hooks see the policy, request id and address of the first ones', () => {
  publishScriptMarker();
  const seen: object[] = [];
  const traceRequest: RequestHook = ({ request }) => seen.push({ ...request.headers });
  arrive(visitor(), hooksFor({ traceRequest }));
  expect(seen).toEqual([
    {
      'content-security-policy': expect.not.stringContaining('nonce-own'),
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      'x-forwarded-for': '192.0.2.7',
    },
  ]);
});

test('the X-Forwarded-For of a trusted proxy stays', () => {
  const trusting = { ...config, trustProxy: true };
  const hooks = hooksFor({ config: trusting });
  expect(arrive(visitor(), hooks).request.headers['x-forwarded-for']).toBe('203.0.113.1');
});

test('a draft is granted or removed before the policy is chosen', () => {
  const hooks = hooksFor({ config: { ...config, previewSecret: 'secret' } });
  const visit = (cookie: string) => arrive({ cookie }, hooks).request.headers;
  expect(visit('__prerender_bypass=of-the-build')).toMatchObject({
    cookie: '',
    'content-security-policy': expect.stringContaining('nonce-'),
  });
  const editor = visit(`solstride-preview=${makePass('secret')}`);
  expect(editor.cookie).toContain('__prerender_bypass=of-the-build');
  expect(editor).not.toHaveProperty('content-security-policy');
});

test('responses are wrapped before a listener can wrap them, and measured to their end', () => {
  const { response } = arrive({}, hooksFor({}));
  expect(response.setHeader).not.toHaveProperty('mock');
  expect(response.appendHeader).not.toHaveProperty('mock');
  expect(response.listenerCount('finish')).toBe(1);
});
