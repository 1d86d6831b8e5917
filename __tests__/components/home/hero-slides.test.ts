// Rules: HERO-02, HERO-07
import { heroSlides } from '@/components/home/hero/hero-slides';
import type { Slide } from '@/lib/content/types';
import { getLocale } from '@/lib/locales/definitions';

jest.mock('@/lib/content/assets', () => ({
  assetUrl: (path: string | null, { width }: { width?: number }) =>
    path === null ? null : `${path}${width ? `@${width}` : ''}`,
  imageSource: (path: string | null, { slot }: { slot: string }) =>
    path === null ? null : { src: `${path}@${slot}` },
}));

const empty: Slide = {
  path: '/slides/a',
  order: 1,
  image: null,
  mobileImage: null,
  video: null,
  mobileVideo: null,
  alt: 'A bottle',
  headline: '',
  subheadline: '',
  cta: null,
  hasContent: false,
  scaleDownImage: false,
  scaleDownVideo: false,
  from: null,
  until: null,
};
const view = (values: Partial<Slide>) => heroSlides([{ ...empty, ...values }], getLocale('us-en'))[0];

test('a picture has a mobile variant', () => {
  expect(view({ image: '/d.webp', mobileImage: '/m.webp' })?.picture).toEqual({
    portrait: { src: '/m.webp@hero-portrait' },
    landscape: { src: '/d.webp@hero-landscape' },
  });
  expect(view({ image: '/d.webp' })?.picture?.portrait.src).toBe('/d.webp@hero-portrait');
  expect(view({ mobileImage: '/m.webp' })?.picture?.landscape.src).toBe('/m.webp@hero-landscape');
});

test('a video has a mobile variant and a picture as poster', () => {
  const slide = view({ image: '/poster.webp', video: '/d.mp4', mobileVideo: '/m.mp4' });
  expect(slide?.video).toEqual({ desktop: '/d.mp4', mobile: '/m.mp4' });
  expect(slide?.picture?.landscape.src).toBe('/poster.webp@hero-landscape');
  expect(view({ video: '/d.mp4' })?.video).toEqual({ desktop: '/d.mp4', mobile: null });
  expect(view({ video: '/d.mp4' })?.picture).toBeNull();
});

test('the extension determines the media kind in any field', () => {
  expect(view({ image: '/d.mp4' })?.video?.desktop).toBe('/d.mp4');
  expect(view({ image: '/d.mp4' })?.picture).toBeNull();
  expect(view({ video: '/d.webp' })?.video).toBeNull();
  expect(view({ video: '/d.webp' })?.picture?.landscape.src).toBe('/d.webp@hero-landscape');
});

test('a slide is scaled down by the flag of its media', () => {
  expect(view({ image: '/d.webp', scaleDownImage: true })?.scaleDown).toBe(true);
  expect(view({ image: '/d.webp', scaleDownVideo: true })?.scaleDown).toBe(false);
  expect(view({ video: '/d.mp4', scaleDownVideo: true })?.scaleDown).toBe(true);
});

test('omits a slide without text and media', () => {
  expect(view({})).toBeUndefined();
  expect(view({ hasContent: true, headline: 'Move' })).toBeDefined();
});

test('omits a link to a page that the locale does not serve', () => {
  const cta = { href: '/flash-iv-sticks', label: 'Meet Flash IV' };
  const [slide] = heroSlides([{ ...empty, image: '/d.webp', cta, hasContent: true }], getLocale('ca-en'));
  expect(slide).toMatchObject({ cta: null, hasContent: false });
  expect(view({ cta, hasContent: true })).toMatchObject({ cta, hasContent: true });
});
