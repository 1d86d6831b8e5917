import { channel } from 'node:diagnostics_channel';
import { EventEmitter } from 'node:events';
import { parseConfig } from '@/lib/config/parse';
import { makePass } from '@/lib/preview/preview-pass';
import type { Exchange, RequestHook } from '@/lib/request-hook';
import { publishScriptMarker } from '@/lib/security/script-marker';
import { requestHooks } from '@/lib/server/request-hooks';
import { withHooks } from '../../support/with-hooks';

const mockGuarded = jest.fn();
jest.mock('@/lib/server/guard-server', () => ({ guardServer: (server: object) => mockGuarded(server) }));

function arrive(headers: Record<string, string>, hooks: readonly RequestHook[]) {
  const response = Object.assign(new EventEmitter(), { setHeader: jest.fn(), appendHeader: jest.fn() });
  const request = { url: '/', method: 'GET', headers, socket: { remoteAddress: '192.0.2.7' } };
  const exchange = { request, response, server: new EventEmitter() } as unknown as Exchange;
  const removeHooks = withHooks(...hooks);
  channel('http.server.request.start').publish(exchange);
  removeHooks();
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
  const { server } = arrive(visitor(), hooksFor({ traceRequest }));
  expect(seen).toEqual([
    {
      'content-security-policy': expect.not.stringContaining('nonce-own'),
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      'x-forwarded-for': '192.0.2.7',
    },
  ]);
  expect(mockGuarded).toHaveBeenCalledWith(server);
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
  const { response } = arrive({}, hooksFor({ isDev: true }));
  expect(response.setHeader).not.toHaveProperty('mock');
  expect(response.appendHeader).not.toHaveProperty('mock');
  // Under `next dev` only the measurement waits for the end.
  expect(response.listenerCount('finish')).toBe(1);
});

test('hooks run in their order', () => {
  const order: number[] = [];
  arrive({}, [() => order.push(1), () => order.push(2), () => order.push(3)]);
  expect(order).toEqual([1, 2, 3]);
});
