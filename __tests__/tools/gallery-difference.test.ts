/** @jest-environment-options {"customExportConditions": ["node", "node-addons"]} */
import sharp from 'sharp';
import { findDifference } from '@/tools/gallery/difference';

type Block = { readonly top: number; readonly color: string };

/** A picture of 100 × 80 pixels with a block of 20 × 10. */
const picture = ({ top, color }: Block, height = 80) =>
  sharp({ create: { width: 100, height, channels: 3, background: '#ffffff' } })
    .composite([
      { input: { create: { width: 20, height: 10, channels: 3, background: color } }, left: 40, top },
    ])
    .png()
    .toBuffer();

const block = { top: 30, color: '#173050' };

test('the same pictures do not differ', async () => {
  expect(await findDifference(await picture(block), await picture(block))).toBeNull();
});

test('a color that looks the same does not differ', async () => {
  expect(
    await findDifference(await picture(block), await picture({ ...block, color: '#173151' })),
  ).toBeNull();
});

test.each([
  ['a block that moved by a pixel', { ...block, top: 31 }, 40],
  ['a block of another color', { ...block, color: '#2ed9c3' }, 200],
  ['a slightly paler block', { ...block, color: '#1f3858' }, 200],
])('%s differs', async (_, changed, pixels) => {
  const difference = await findDifference(await picture(block), await picture(changed));
  expect(difference).toMatchObject({ width: 100, height: 80, share: pixels / 8000 });
  expect(await sharp(difference?.picture).metadata()).toMatchObject({ width: 100, height: 80 });
});

test('a higher picture differs by what it has more', async () => {
  const difference = await findDifference(await picture(block), await picture(block, 100));
  expect(difference).toMatchObject({ width: 100, height: 100, share: 0.2 });
});
