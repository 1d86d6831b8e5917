import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishedPolicy } from '@/lib/cache/shared-state.mjs';
import { completeErrorPage } from '@/lib/security/complete-error-page';
import { publishScriptMarker, scriptMarker } from '@/lib/security/script-marker';
import { requestRaw } from '../../support/request-raw';
import { withHooks } from '../../support/with-hooks';

let server: Server;
let removeHooks: () => void;
let headers: Record<string, string>;

beforeAll(async () => {
  publishedPolicy.set("script-src 'self' 'hashes'");
  publishScriptMarker();
  removeHooks = withHooks(completeErrorPage);
  // As Next sends the page of a failed render.
  server = createServer((_, response) => {
    const html = `<p>Élan</p><script nonce="${scriptMarker()}">own()</script><script>injected()</script>`;
    response.statusCode = 500;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Content-Length', Buffer.byteLength(html));
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  removeHooks();
  publishedPolicy.set(undefined);
});

const send = () => requestRaw(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {});
const clean = '<p>Élan</p><script>own()</script><script>injected()</script>';

test('the page of a failed render has a policy for its own scripts, and no marker', async () => {
  headers = { 'Content-Type': 'text/html; charset=utf-8' };
  const response = await send();
  expect([response.status, String(response.body)]).toEqual([500, clean]);
  expect(response.headers['content-security-policy']).toMatch(/^script-src 'self' 'sha256-[^ ]+'$/);
  expect(response.headers['content-length']).toBe(String(Buffer.byteLength(clean)));
});

test.each([
  ['a page with a policy', { 'Content-Security-Policy': "x 'y'", 'Content-Type': 'text/html' }],
  ['a response that is not a page', { 'Content-Type': 'application/json' }],
])('%s is sent as it is', async (_, given) => {
  headers = given as Record<string, string>;
  const response = await send();
  expect(String(response.body)).toContain('nonce=');
  expect(response.headers['content-security-policy']).toBe(headers['Content-Security-Policy']);
});
