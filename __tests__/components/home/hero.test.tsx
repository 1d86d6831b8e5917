// Rules: HERO-01
import { screen } from '@testing-library/react';
import { Hero } from '@/components/home/hero/hero';
import type { Slide } from '@/lib/content/types';
import { getLocale } from '@/lib/locales/definitions';
import en from '@/messages/en/common.json';
import { renderIn } from '../../support/render-in';
import { stubBrowser } from '../product-strip/browser-stubs';

jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
jest.mock('@/lib/content/assets', () => ({
  assetUrl: (path: string | null) => path,
  imageSource: (path: string | null) => path && { src: path },
}));

const slide: Slide = {
  path: '/slides/a',
  order: 1,
  image: '/a.webp',
  mobileImage: null,
  video: null,
  mobileVideo: null,
  alt: 'A bottle',
  headline: 'Chase the sun',
  subheadline: '',
  cta: null,
  hasContent: true,
  scaleDownImage: false,
  scaleDownVideo: false,
  from: null,
  until: null,
};
const show = async (slides: readonly Slide[]) =>
  renderIn(
    'en',
    await Hero({ slides: { ok: true, items: slides }, locale: getLocale('us-en'), title: 'Solstride' }),
  );

beforeEach(() => stubBrowser());

test.each([
  ['the first headline', [slide], 'Chase the sun'],
  [
    'a hidden line where the first slide has none',
    [{ ...slide, headline: '', hasContent: false }],
    'Solstride',
  ],
  ['a hidden line without slides', [], 'Solstride'],
])('the title of the page is %s', async (_, slides, title) => {
  await show(slides);
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([title]);
});

test('renders nothing without slides', async () => {
  await show([]);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByRole('heading')).toHaveClass('visually-hidden');
});

test('describes a picture without alternative text in the language of the page', async () => {
  await show([{ ...slide, alt: '' }]);
  expect(screen.getByAltText('image')).toHaveAttribute('src', '/a.webp');
  expect(en.home.hero.image).toBe('Hero slide image');
});
