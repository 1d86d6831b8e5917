// Rules: SEO-05
import sharp from 'sharp';
import { getLocale } from '@/lib/locales/definitions';
import { webManifest } from '@/lib/seo/manifest';

const manifest = webManifest(getLocale('ca-fr'), { title: 'Solstride – Bouger', description: 'Boissons.' });

test('names the site in its language', () => {
  expect(manifest).toMatchObject({
    name: 'Solstride – Bouger',
    short_name: 'Solstride',
    description: 'Boissons.',
    lang: 'fr-CA',
    start_url: '/',
    theme_color: '#173050',
  });
});

test('has icons for every purpose', () => {
  const kinds = manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
  expect(kinds).toEqual(['any any', 'any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
});

const pngs: readonly { src: string; sizes: string; purpose: string }[] = [
  ...manifest.icons.filter(({ type }) => type === 'image/png'),
  { src: '/apple-touch-icon.png', sizes: '180x180', purpose: 'maskable' },
];

test.each(pngs)('$src has its size and fills its square when systems cut it', async (icon) => {
  const { data, info } = await sharp(`public${icon.src}`)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(`${info.width}x${info.height}`).toBe(icon.sizes);
  const opacityOfCorner = data[3];
  expect(opacityOfCorner).toBe(icon.purpose === 'maskable' ? 255 : 0);
});
