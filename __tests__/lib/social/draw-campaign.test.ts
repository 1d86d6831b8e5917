// Rules: SEO-04
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawCampaign } from '@/lib/social/draw-campaign';

const campaign = { title: 'The longest day', tag: 'en-US' };
const shot = () => readFile('sample/assets/campaigns/longest-day-desktop.webp');
const bottle = { left: 700, top: 100, width: 400, height: 400 };
const pixelsOf = (bytes: Uint8Array, area: typeof bottle) => sharp(bytes).extract(area).raw().toBuffer();

test('is a JPEG of 1200 × 630 pixels with the picture and the title of the campaign', async () => {
  const bytes = await drawCampaign(campaign, await shot());
  const { format, width, height } = await sharp(bytes).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  expect(bytes.length).toBeLessThan(200_000);
  const title = { left: 72, top: 78, width: 620, height: 300 };
  const other = await drawCampaign({ ...campaign, title: 'Late' }, await shot());
  expect(await pixelsOf(bytes, title)).not.toEqual(await pixelsOf(other, title));
  const bare = await drawCampaign(campaign, null);
  expect(await pixelsOf(bytes, bottle)).not.toEqual(await pixelsOf(bare, bottle));
});

test('ignores bytes that are not a picture', async () => {
  const bare = await drawCampaign(campaign, null);
  const drawings = [Buffer.from('<html>'), new Uint8Array(0)].map((bytes) => drawCampaign(campaign, bytes));
  for (const bytes of await Promise.all(drawings)) expect(bytes.equals(bare)).toBe(true);
});
