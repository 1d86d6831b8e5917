import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bodiesOf, knownBodies } from '@/lib/delivery/stored-page';

jest.mock('@/lib/delivery/inline-sheets', () => ({ inlineSheets: (page: string) => page }));

const html = '<p>A page</p>';

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (body: Buffer) => body],
] as const)('a page is made once for clients that accept %s', (encoding, read) => {
  const etag = `W/"${encoding}"`;
  expect(knownBodies(etag, encoding)).toBeUndefined();
  const bodies = bodiesOf(etag, html, encoding);
  expect(read(bodies.page).toString()).toBe(html);
  expect(bodiesOf(etag, html, encoding)).toBe(bodies);
  expect(knownBodies(etag, encoding)).toBe(bodies);
});
