// Rules: SEO-04
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { drawPicture, type SocialProduct } from '@/lib/social/draw-picture';

const product: SocialProduct = { name: 'Fruit Punch', line: 'Sports Drink', color: '#D7263D', tag: 'en-US' };
const shot = () => readFile('sample/assets/products/sports-drink/fruit-punch/16oz.webp');
const pixelsOf = (bytes: Uint8Array, area = { left: 0, top: 0, width: 1200, height: 630 }) =>
  sharp(bytes).extract(area).raw().toBuffer();
const title = { left: 60, top: 60, width: 640, height: 420 };
const logo = { left: 72, top: 502, width: 300, height: 56 };
const art = { left: 720, top: 20, width: 440, height: 590 };

/** Share of bytes that differ by more than compression artefacts. */
async function difference(one: Uint8Array, other: Uint8Array, area: typeof art) {
  const [left, right] = [await pixelsOf(one, area), await pixelsOf(other, area)];
  let different = 0;
  for (let at = 0; at < left.length; at += 1) {
    if (Math.abs((left[at] ?? 0) - (right[at] ?? 0)) > 40) different += 1;
  }
  return different / left.length;
}

/** Number of lines of a name in capitals without accents on black. */
async function linesOf(name: string) {
  const below = { left: 72, top: 130, width: 620, height: 372 };
  const bytes = await drawPicture({ ...product, name, line: '', color: '#000000' }, null);
  const rows = await sharp(bytes).extract(below).greyscale().raw().toBuffer();
  const isInk = Array.from({ length: below.height }, (_, y) =>
    rows.subarray(y * below.width, (y + 1) * below.width).some((value) => value > 200),
  );
  return isInk.filter((ink, y) => ink && !isInk[y - 1]).length;
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
  const other = await drawPicture({ ...product, name: 'Grape' }, null);
  const unlined = await drawPicture({ ...product, line: '' }, null);
  expect(await difference(bytes, other, title)).toBeGreaterThan(0.05);
  expect(await difference(bytes, unlined, title)).toBeGreaterThan(0.01);
  expect(await difference(bytes, other, art)).toBeGreaterThan(0.1);
});

test('names of any length and script stay between the margins and above the logo', async () => {
  const blank = await drawPicture({ ...product, name: '', tag: 'fr-CA' }, null);
  const names = [
    'Citron vert et gingembre électrisant de la côte pacifique',
    'Pêche déchaînée à l’œillet',
    'Ж𝕏漢字',
    'W'.repeat(400),
    'WW '.repeat(100),
    '</svg>"&',
  ];
  for (const name of names) {
    const bytes = await drawPicture({ ...product, name, tag: 'fr-CA' }, null);
    const margins = [{ ...art, left: 0, width: 60 }, { ...art, width: 480 }, logo];
    for (const area of margins) expect([name, await difference(bytes, blank, area)]).toEqual([name, 0]);
  }
});

test.each([
  ['Grape', 1],
  ['Fruit Punch', 2],
  ['Strawberry Watermelon', 2],
  ['Tropical Passion Fruit and Mango', 3],
  ['One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen', 3],
])('the name %j has %d lines of whole words', async (name, lines) => {
  expect(await linesOf(name)).toBe(lines);
});

test('letters that the font lacks lose their accent or are left out, without a request for other fonts', async () => {
  const request = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('No network'));
  const draw = (name: string) => drawPicture({ ...product, name }, null);
  expect(await draw(' Ǎ\n漢 👍Ḃ1️⃣ ')).toEqual(await draw('A B1'));
  expect(await draw('E\u0301')).toEqual(await draw('É'));
  const latin = Array.from({ length: 256 }, (_, code) => String.fromCodePoint(code)).join('');
  for (const name of [latin, 'ŒœŸ ĀĒŁ‑–—‘’“”•…€™☀→', 'Жδ漢กא𝕏'])
    expect((await draw(name)).length).toBeGreaterThan(0);
  expect(request).not.toHaveBeenCalled();
});

test.each(['red', '#12', '"/><script>', '', '#1122334', 'x#112233'])(
  'the colour %j is replaced by the default',
  async (color) => {
    const bytes = await drawPicture({ ...product, color }, null);
    const [red = 0] = await pixelsOf(bytes, { left: 5, top: 5, width: 1, height: 1 });
    expect(Math.abs(red - 0xee)).toBeLessThan(6);
  },
);

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

test.each(['gif', 'jpeg', 'png', 'tiff', 'webp', 'avif'] as const)(
  'a pack shot may be %s',
  async (format) => {
    const block = sharp({ create: { width: 88, height: 118, channels: 3, background: '#00F' } });
    const framed = block.extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#FFF' });
    const [red = 255, , blue = 0] = await pixelsOf(
      await drawPicture(product, await framed.toFormat(format).toBuffer()),
      { left: 940, top: 315, width: 1, height: 1 },
    );
    expect([red < 60, blue > 200]).toEqual([true, true]);
  },
);

test('a pack shot loses its margin and stands in the middle of its area', async () => {
  const tall = sharp({ create: { width: 20, height: 100, channels: 4, background: '#00F' } });
  const wide = sharp({ create: { width: 100, height: 20, channels: 4, background: '#00F' } });
  const clear = { top: 30, bottom: 30, left: 30, right: 30, background: '#00000000' };
  const isShotAt = async (shot: Sharp, left: number, top: number) => {
    const picture = await drawPicture(product, await shot.clone().extend(clear).png().toBuffer());
    const [red = 0, , blue = 0] = await pixelsOf(picture, { left, top, width: 1, height: 1 });
    return blue > red;
  };
  // 118 × 590 pixels, and 440 × 88.
  const [middle, center] = [720 + 440 / 2, 20 + 590 / 2];
  for (const side of [-1, 1]) {
    expect(await isShotAt(tall, middle + side * 50, center + side * 285)).toBe(true);
    expect(await isShotAt(tall, middle + side * 70, center)).toBe(false);
    expect(await isShotAt(wide, middle + side * 210, center + side * 35)).toBe(true);
    expect(await isShotAt(wide, middle, center + side * 55)).toBe(false);
  }
});

test('a pack shot stands as its camera was held', async () => {
  const lying = sharp({ create: { width: 100, height: 20, channels: 3, background: '#00F' } });
  const framed = lying.extend({ top: 9, bottom: 9, left: 9, right: 9, background: '#FFF' });
  const shot = await framed.jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const [red = 255, , blue = 0] = await pixelsOf(await drawPicture(product, shot), {
    left: 940,
    top: 40,
    width: 1,
    height: 1,
  });
  expect([red < 60, blue > 200]).toEqual([true, true]);
});

test.each([
  ['#000000', 'light', 200, 255],
  ['#FFFFFF', 'dark', 0, 60],
])('on %s name and logo are %s', async (color, _tone, from, to) => {
  const bytes = await drawPicture({ ...product, color }, null);
  for (const area of [title, logo]) {
    const drawn = (await pixelsOf(bytes, area)).filter((value) => value >= from && value <= to);
    expect(drawn.length).toBeGreaterThan(500);
  }
});

test('the letters of the logo are white on black, and dark on white', async () => {
  // The sun beside them is yellow, without blue and with red, on both.
  const lettersOn = async (color: string, channel: number, isDrawn: (value: number) => boolean) => {
    const pixels = await pixelsOf(await drawPicture({ ...product, color }, null), logo);
    return pixels.filter((value, at) => at % 3 === channel && isDrawn(value)).length;
  };
  expect(await lettersOn('#000000', 2, (blue) => blue > 200)).toBeGreaterThan(500);
  expect(await lettersOn('#FFFFFF', 0, (red) => red < 80)).toBeGreaterThan(500);
});

test('a pack shot of more than 50 million pixels is left out', async () => {
  const side = 7100;
  const gray = Buffer.alloc(side * side).fill(255, side * 3000, side * 4000);
  const raw = { width: side, height: side, channels: 1 } as const;
  const shot = await sharp(gray, { raw }).png({ compressionLevel: 1 }).toBuffer();
  expect(await drawPicture(product, shot)).toEqual(await drawPicture(product, null));
});

test('line and name are in capitals of their language, the name below the line', async () => {
  const texts = { name: 'i', line: 'i' };
  const turkish = await drawPicture({ ...product, ...texts, tag: 'tr' }, null);
  expect(turkish).toEqual(await drawPicture({ ...product, name: 'İ', line: 'İ', tag: 'tr' }, null));
  const capitals = { name: 'FRUIT PUNCH', line: 'SPORTS DRINK' };
  expect(await drawPicture(product, null)).toEqual(await drawPicture({ ...product, ...capitals }, null));
  const gap = await pixelsOf(await drawPicture(product, null), {
    left: 60,
    top: 118,
    width: 640,
    height: 20,
  });
  expect(gap.filter((value, at) => Math.abs(value - (gap[at % 3] ?? 0)) > 40)).toHaveLength(0);
});
