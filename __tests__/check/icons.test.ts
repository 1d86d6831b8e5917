import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

test('the icons are those of the logo in its present form', async () => {
  const drawing = await sharp(await readFile('public/icon.svg'), { density: 216 })
    .resize(64, 64)
    .raw()
    .toBuffer();
  const icon = await sharp('public/icon-192.png').ensureAlpha().resize(64, 64).raw().toBuffer();
  const difference = drawing.reduce((sum, value, at) => sum + Math.abs(value - (icon[at] ?? 0)), 0);
  expect(difference / drawing.length).toBeLessThan(3);
});
