import sharp from 'sharp';
import { difference, reduce } from '@/test-support/gallery/compare';

const plain = (width: number, height: number, background = '#ffc800') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

async function withBox(size: number) {
  const box = await plain(size, size, '#112233');
  return sharp(await plain(120, 240))
    .composite([{ input: box, left: 30, top: 60 }])
    .png()
    .toBuffer();
}

describe('comparing screenshots', () => {
  it('finds no difference between two pictures of the same page', async () => {
    expect(await difference(await withBox(30), await withBox(30))).toBe(0);
  });

  it('survives another way to smooth edges', async () => {
    const page = await withBox(48);
    const smoother = await sharp(page).blur(0.6).toBuffer();
    expect(await difference(await reduce(page, 120), await reduce(smoother, 120))).toBe(0);
  });

  it('measures the share that changed', async () => {
    expect(await difference(await plain(120, 240), await withBox(60))).toBeCloseTo(
      (60 * 60) / (120 * 240),
      1,
    );
  });

  it('counts what only a longer page has', async () => {
    expect(await difference(await plain(120, 240), await plain(120, 180))).toBeCloseTo(0.25, 1);
  });

  it('ignores shades that nobody sees', async () => {
    expect(await difference(await plain(120, 240), await plain(120, 240, '#f5c00a'))).toBe(0);
  });
});
