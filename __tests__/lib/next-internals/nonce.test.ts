import { getScriptNonceFromHeader } from 'next/dist/server/app-render/get-script-nonce-from-header';
import { inlineScripts, withoutNonce } from '@/lib/next-internals/nonce.mjs';
import { markerPolicy, publishScriptMarker, scriptMarker } from '@/lib/security/script-marker';
import { expectOfNext } from '../../support/expect-of-next';

test('Next takes its nonce from the policy of a request', () => {
  publishScriptMarker();
  const nonce = getScriptNonceFromHeader(markerPolicy() ?? '');
  expectOfNext("that the nonce is taken from the request's policy", nonce === scriptMarker());
});

test.each([
  ['<script nonce="n1">a()</script>', '<script>a()</script>'],
  ['</a.css>; rel=preload; nonce="n1"; as=style', '</a.css>; rel=preload; as=style'],
  ['{"nonce":"n1"}', '{"nonce":"$undefined"}'],
  [String.raw`"{\"nonce\":\"n1\"}"`, String.raw`"{\"nonce\":\"$undefined\"}"`],
  ['a n1 b', 'a  b'],
])('%s loses its nonce', (text, expected) => {
  expect(withoutNonce(text, 'n1')).toBe(expected);
  expect(withoutNonce(Buffer.from(text), 'n1')).toEqual(Buffer.from(expected));
});

test('only inline scripts with the nonce are found', () => {
  const html =
    '<script nonce="n1">own()</script><script>other()</script><script nonce="n1" src="/a.js"></script>';
  expect(inlineScripts(html, 'n1')).toEqual(['own()']);
});
