import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { compressBest } from '@/lib/http/compress-best';
import { bodiesOf, knownBodies } from '@/lib/http/stored-page';

jest.mock('@/lib/first-paint/inline-sheets', () => ({ inlineSheets: (page: string) => page }));

const html = `<p>${readFileSync('README.md', 'utf8')}</p>`;

test('the first client gets a page at once, later ones get the smallest', async () => {
  const first = bodiesOf('W/"first"', html, 'br').page;
  expect(brotliDecompressSync(first).toString()).toBe(html);
  await compressBest('Waits for the one before.');
  const later = bodiesOf('W/"first"', html, 'br').page;
  expect(later.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(later).toString()).toBe(html);
});

test('texts over the limit of waiting ones are left as they are', async () => {
  const waiting = Array.from({ length: 64 }, () => compressBest('a text'));
  const first = bodiesOf('W/"busy"', html, 'br').page;
  expect(await compressBest('one more')).toBeNull();
  await Promise.all(waiting);
  expect(knownBodies('W/"busy"', 'br')?.page).toBe(first);
  expect(await compressBest('one more')).not.toBeNull();
});
