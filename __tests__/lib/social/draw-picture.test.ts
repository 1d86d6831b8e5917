// Rules: SEO-04
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawPicture, type SocialProduct } from '@/lib/social/draw-picture';

const product: SocialProduct = { name: 'Fruit Punch', line: 'Sports Drink', color: '#D7263D', tag: 'en-US' };
const shot = () => readFile('sample/assets/products/sports-drink/fruit-punch/16oz.webp');
const pixelsOf = (bytes: Uint8Array, area = { left: 0, top: 0, width: 1200, height: 630 }) =>
  sharp(bytes).extract(area).raw().toBuffer();
const title = { left: 60, top: 60, width: 640, height: 420 };
const art = { left: 720, top: 20, width: 440, height: 590 };

/** Share of bytes that differ by more than compression artefacts. */
async function difference(one: Uint8Array, other: Uint8Array, area: typeof art) {
  const [left, right] = [await pixelsOf(one, area), await pixelsOf(other, area)];
  return left.filter((value, at) => Math.abs(value - (right[at] ?? 0)) > 40).length / left.length;
}

test('is a JPEG of 1200 × 630 pixels in the colour of the product', async () => {
  const bytes = await drawPicture(product, await shot());
  const { format, width, height } = await sharp(bytes).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  expect(bytes.length).toBeLessThan(200_000);
  const [red = 0, green = 0, blue = 0] = await pixelsOf(bytes, { left: 5, top: 5, width: 1, height: 1 });
  expect(Math.hypot(red - 0xd7, green - 0x26, blue - 0x3d)).toBeLessThan(12);
});

test('shows the name of the product and its pack shot', async () => {
  const bytes = await drawPicture(product, await shot());
  expect(
    await difference(bytes, await drawPicture({ ...product, name: 'Grape' }, await shot()), title),
  ).toBeGreaterThan(0.05);
  expect(
    await difference(bytes, await drawPicture({ ...product, line: '' }, await shot()), title),
  ).toBeGreaterThan(0.01);
  expect(await difference(bytes, await drawPicture(product, null), art)).toBeGreaterThan(0.1);
});

test('names of any length and script stay within the picture', async () => {
  const names = [
    'Citron vert et gingembre électrisant de la côte pacifique',
    'Ж𝕏漢字',
    '',
    'W'.repeat(400),
    '</svg>"&',
  ];
  for (const name of names) {
    const bytes = await drawPicture({ ...product, name, tag: 'fr-CA' }, null);
    const edge = await pixelsOf(bytes, { left: 1170, top: 0, width: 30, height: 630 });
    expect([name, edge.filter((value) => value > 250).length]).toEqual([name, 0]);
  }
});

test.each(['red', '#12', '"/><script>', ''])('the colour %j is replaced by the default', async (color) => {
  const bytes = await drawPicture({ ...product, color }, null);
  const [red = 0] = await pixelsOf(bytes, { left: 5, top: 5, width: 1, height: 1 });
  expect(Math.abs(red - 0xee)).toBeLessThan(6);
});

test.each([
  ['no picture', Buffer.from('<html>login</html>')],
  [
    'an SVG',
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    ),
  ],
  ['nothing', Buffer.alloc(0)],
])('%s in place of a pack shot is left out', async (_name, bytes) => {
  expect(await drawPicture(product, bytes)).toEqual(await drawPicture(product, null));
});
