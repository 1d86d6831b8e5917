// Rules: SEO-04
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { drawPicture, type SocialProduct } from '@/lib/social/draw-picture';
import { outlineText } from '@/lib/social/outline-text';

type Layer = { readonly input: Buffer; readonly left: number; readonly top: number };

/** What is drawn: an SVG, and the pictures on it. */
const mockDrawings: { readonly svg: string; readonly layers: readonly Layer[] }[] = [];
jest.mock('sharp', () => {
  const draw: typeof sharp = jest.requireActual('sharp');
  return (...given: Parameters<typeof sharp>) => {
    const picture = draw(...given);
    const { composite } = picture;
    picture.composite = (layers) => {
      mockDrawings.push({ svg: String(given[0]), layers: layers as unknown as Layer[] });
      return composite.call(picture, layers);
    };
    return picture;
  };
});
jest.mock('node:fs/promises', () => {
  const files = jest.requireActual('node:fs/promises');
  return { ...files, readFile: jest.fn(files.readFile) };
});
jest.mock('@/lib/social/outline-text', () => ({
  outlineText: jest.fn(jest.requireActual('@/lib/social/outline-text').outlineText),
}));

const product: SocialProduct = { name: 'Fruit Punch', line: 'Sports Drink', color: '#D7263D', tag: 'en-US' };
const shot = () => readFile('sample/assets/products/sports-drink/fruit-punch/16oz.webp');

beforeEach(() => {
  mockDrawings.length = 0;
  jest.clearAllMocks();
});

/** Draws a picture and returns its SVG, the sizes and places of its pictures, and its texts. */
async function draw(more: Partial<SocialProduct> = {}, art: Uint8Array | null = null) {
  const bytes = await drawPicture({ ...product, ...more }, art);
  const { svg, layers } = mockDrawings.at(-1) ?? { svg: '', layers: [] };
  const [logo, pack] = await Promise.all(
    layers.map(async ({ input, left, top }) => {
      const { width, height } = await sharp(input).metadata();
      return { left, top, width, height };
    }),
  );
  const outline = jest.mocked(outlineText);
  const texts = outline.mock.calls.slice(-2).map(([text, { top }]) => ({ text, top }));
  const outlines = outline.mock.results.slice(-2).map(({ value }) => value as ReturnType<typeof outlineText>);
  return { bytes, svg, logo, pack, texts, outlines };
}

test('is a JPEG of 1200 × 630 pixels in the colour of the product', async () => {
  const { bytes, svg } = await draw({}, await shot());
  const { format, width, height } = await sharp(bytes).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  expect(svg).toContain('<rect width="1200" height="630" fill="#D7263D"/>');
});

test('shows the line of the product, its name below, its pack shot and the logo', async () => {
  const { svg, logo, pack, texts, outlines } = await draw({}, await shot());
  expect(texts.map(({ text }) => text)).toEqual(['SPORTS DRINK', 'FRUIT PUNCH']);
  const [line, name] = outlines;
  expect([line?.svg, name?.svg]).toEqual([expect.stringMatching(/^<g/), expect.stringMatching(/^<g/)]);
  expect(svg).toContain(`${line?.svg}${name?.svg}</g>`);
  expect(texts[1]?.top).toBe((line?.bottom ?? 0) + 36);
  expect(logo).toMatchObject({ left: 72, top: 502, width: 300 });
  expect(pack?.left).toBeGreaterThanOrEqual(720);
  expect(pack?.height).toBe(590);
});

test.each([
  'Citron vert et gingembre électrisant de la côte pacifique',
  'Ж𝕏漢字',
  '',
  'W'.repeat(400),
  '</svg>"&',
])('the name %j is drawn left of the pack shot', async (name) => {
  const { bytes } = await draw({ name, tag: 'fr-CA' });
  expect((await sharp(bytes).metadata()).format).toBe('jpeg');
  for (const [, box] of jest.mocked(outlineText).mock.calls)
    expect([box.left, box.left + box.width]).toEqual([72, 692]);
});

test.each(['red', '#12', '"/><script>', '', '#1122334', 'x#112233'])(
  'the colour %j is replaced by the default',
  async (color) => {
    expect((await draw({ color })).svg).toContain('<rect width="1200" height="630" fill="#EEEEEE"/>');
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
  expect((await draw({}, bytes)).pack).toBeUndefined();
});

test.each(['gif', 'jpeg', 'png', 'tiff', 'webp', 'avif'] as const)(
  'a pack shot may be %s',
  async (format) => {
    const block = sharp({ create: { width: 88, height: 118, channels: 3, background: '#00F' } });
    const { pack } = await draw({}, await block.toFormat(format).toBuffer());
    expect(pack).toEqual({ left: 720, top: 20, width: 440, height: 590 });
  },
);

test('a pack shot loses its margin and stands in the middle of its area', async () => {
  const tall = sharp({ create: { width: 20, height: 100, channels: 4, background: '#00F' } });
  const wide = sharp({ create: { width: 100, height: 20, channels: 4, background: '#00F' } });
  const clear = { top: 30, bottom: 30, left: 30, right: 30, background: '#00000000' };
  const placeOf = async (shot: Sharp) =>
    (await draw({}, await shot.clone().extend(clear).png().toBuffer())).pack;
  expect(await placeOf(tall)).toEqual({ left: 720 + 161, top: 20, width: 118, height: 590 });
  expect(await placeOf(wide)).toEqual({ left: 720, top: 20 + 251, width: 440, height: 88 });
});

test('a pack shot stands as its camera was held', async () => {
  const lying = sharp({ create: { width: 100, height: 20, channels: 3, background: '#00F' } });
  const { pack } = await draw({}, await lying.png().withMetadata({ orientation: 6 }).toBuffer());
  expect(pack).toMatchObject({ width: 118, height: 590 });
});

test.each([
  ['#000000', '#FFFFFF', 'logo-white.svg', '#fff'],
  ['#FFFFFF', '#0B1520', 'logo.svg', '#173050'],
])('on %s the texts are %s, and the logo is %s', async (color, fill, file, letters) => {
  const { svg } = await draw({ color });
  expect(svg).toContain(`<g fill="${fill}"><g`);
  const [[read]] = jest.mocked(readFile).mock.calls as [[string]];
  expect(read.endsWith(`public/${file}`)).toBe(true);
  expect(String(await readFile(read))).toContain(`fill="${letters}"`);
});

test('a pack shot of more than 50 million pixels is left out', async () => {
  const side = 7100;
  const gray = Buffer.alloc(side * side).fill(255, side * 3000, side * 4000);
  const raw = { width: side, height: side, channels: 1 } as const;
  const shot = await sharp(gray, { raw }).png({ compressionLevel: 1 }).toBuffer();
  expect((await draw({}, shot)).pack).toBeUndefined();
});

test('line and name are in capitals of their language', async () => {
  const { texts } = await draw({ name: 'i', line: 'i', tag: 'tr' });
  expect(texts.map(({ text }) => text)).toEqual(['İ', 'İ']);
});
