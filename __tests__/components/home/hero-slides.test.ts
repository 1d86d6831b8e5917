import { heroSlides } from '@/components/home/hero/hero-slides';
import type { Slide } from '@/lib/content/types';
import { getLocale } from '@/lib/locales/definitions';

jest.mock('@/lib/assets', () => ({
  assetUrl: (path: string | null, { width }: { width?: number }) =>
    path === null ? null : `${path}${width ? `@${width}` : ''}`,
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
};
const view = (values: Partial<Slide>) => heroSlides([{ ...empty, ...values }], getLocale('us-en'))[0];

test('a picture has a width for each viewport and its own mobile variant', () => {
  expect(view({ image: '/d.webp', mobileImage: '/m.webp' })?.picture).toEqual({
    mobile: '/m.webp@800',
    tablet: '/d.webp@1024',
    desktop: '/d.webp@1960',
  });
  expect(view({ image: '/d.webp' })?.picture?.mobile).toBe('/d.webp@800');
  expect(view({ mobileImage: '/m.webp' })?.picture?.desktop).toBe('/m.webp@1960');
});

test('a video has its mobile variant and a picture for its poster', () => {
  const slide = view({ image: '/poster.webp', video: '/d.mp4', mobileVideo: '/m.mp4' });
  expect(slide?.video).toEqual({ desktop: '/d.mp4', mobile: '/m.mp4' });
  expect(slide?.picture?.desktop).toBe('/poster.webp@1960');
  expect(view({ video: '/d.mp4' })?.video).toEqual({ desktop: '/d.mp4', mobile: null });
  expect(view({ video: '/d.mp4' })?.picture).toBeNull();
});

test('the extension decides, whatever field the file is in', () => {
  expect(view({ image: '/d.mp4' })?.video?.desktop).toBe('/d.mp4');
  expect(view({ image: '/d.mp4' })?.picture).toBeNull();
  expect(view({ video: '/d.webp' })?.video).toBeNull();
  expect(view({ video: '/d.webp' })?.picture?.desktop).toBe('/d.webp@1960');
});

test('a slide is scaled down by the flag of what it shows', () => {
  expect(view({ image: '/d.webp', scaleDownImage: true })?.scaleDown).toBe(true);
  expect(view({ image: '/d.webp', scaleDownVideo: true })?.scaleDown).toBe(false);
  expect(view({ video: '/d.mp4', scaleDownVideo: true })?.scaleDown).toBe(true);
});

test('a slide with neither words nor media is left out', () => {
  expect(view({})).toBeUndefined();
  expect(view({ hasContent: true, headline: 'Move' })).toBeDefined();
});
