import { channel } from 'node:diagnostics_channel';
import { markRequest } from '@/lib/security/mark-request';
import { markerPolicy, publishScriptMarker, scriptMarker } from '@/lib/security/script-marker';
import { withHooks } from '../../support/with-hooks';

const own = { 'content-security-policy-report-only': "script-src 'nonce-own'" };
function arrive(headers: Record<string, string>) {
  channel('http.server.request.start').publish({ request: { headers } });
  return headers;
}

test('every process has its own marker, which no visitor can guess or choose', () => {
  const removeHooks = withHooks(markRequest);
  const visitor = () => ({ ...own, 'content-security-policy': "script-src 'nonce-own'", accept: 'a' });
  expect(scriptMarker()).toBeUndefined();
  expect(arrive(visitor())).toEqual({ accept: 'a' });
  publishScriptMarker();
  const first = scriptMarker();
  expect(first).toMatch(/^[\w-]{32}$/);
  expect(arrive(visitor())).toEqual({
    accept: 'a',
    'content-security-policy': `script-src 'nonce-${first}'`,
  });
  expect(arrive({ ...visitor(), cookie: '__prerender_bypass=x' })).toEqual({
    accept: 'a',
    cookie: '__prerender_bypass=x',
  });
  publishScriptMarker();
  expect(scriptMarker()).not.toBe(first);
  expect(markerPolicy()).toContain(scriptMarker());
  removeHooks();
});
