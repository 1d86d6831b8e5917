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

test('a part without the nonce stays the same object, whatever it is', () => {
  for (const part of [Buffer.from('a'), null, undefined, 7]) expect(withoutNonce(part, 'n1')).toBe(part);
});

test('other bytes of a view into a larger buffer are preserved', () => {
  const larger = Buffer.from([0x21, 0xff, 0x6e, 0x31, 0xfe, 0x22]);
  const view = new Uint8Array(larger.buffer, larger.byteOffset + 1, 4);
  expect(withoutNonce(view, 'n1')).toEqual(Buffer.from([0xff, 0xfe]));
});

test('a script is found by its nonce among other attributes, and its text loses the nonce', () => {
  const html = '<script id="a" nonce="n1" async>a("n1")\nb()</script><script nonce="n1"></script>';
  expect(inlineScripts(html, 'n1')).toEqual(['a("")\nb()', '']);
});

test('only inline scripts with the nonce are found', () => {
  const html =
    '<script nonce="n1">own()</script><script>other()</script><script nonce="n1" src="/a.js"></script>';
  expect(inlineScripts(html, 'n1')).toEqual(['own()']);
});
