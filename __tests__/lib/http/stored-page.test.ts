import { brotliDecompressSync } from 'node:zlib';
import { compressBest } from '@/lib/http/compress-best';
import { bodiesOf, knownBodies } from '@/lib/http/stored-page';

jest.mock('@/lib/first-paint/inline-sheets', () => ({ inlineSheets: (page: string) => page }));

const html = `<ul>${Array.from({ length: 500 }, (_, number) => `<li>Row ${number * number} of a page</li>`).join('')}</ul>`;

test('the first client gets a page at once, later ones get the smallest', async () => {
  const first = bodiesOf('W/"first"', html, 'br').page;
  expect(brotliDecompressSync(first).toString()).toBe(html);
  // Compressed after the page.
  const best = await compressBest(html);
  expect(bodiesOf('W/"first"', html, 'br').page).toEqual(best);
  expect(best).not.toEqual(first);
});

test('texts over the limit of waiting ones are left as they are', async () => {
  const waiting = Array.from({ length: 64 }, () => compressBest('a text'));
  const first = bodiesOf('W/"busy"', html, 'br').page;
  expect(await compressBest('one more')).toBeNull();
  await Promise.all(waiting);
  expect(knownBodies('W/"busy"', 'br')?.page).toBe(first);
  expect(await compressBest('one more')).not.toBeNull();
});
