// Rules: HERO-06
import { act, fireEvent, screen } from '@testing-library/react';
import { HeroCarousel } from '@/components/home/hero/hero-carousel';
import type { HeroSlide } from '@/components/home/hero/hero-slides';
import { renderIn } from '../../support/render-in';
import { stubBrowser } from '../product-strip/browser-stubs';

const handlers = new Map<string, () => void>();
const swiper = {
  realIndex: 0,
  slideNext: jest.fn(),
  slidePrev: jest.fn(),
  slideToLoop: jest.fn(),
  on: (name: string, handler: () => void) => handlers.set(name, handler),
  off: (name: string) => handlers.delete(name),
};
const useSwiper = jest.fn((..._: unknown[]) => swiper);
jest.mock('@/components/ui/use-swiper', () => ({ useSwiper: (...args: unknown[]) => useSwiper(...args) }));

const slide = (headline: string, values: Partial<HeroSlide> = {}): HeroSlide => ({
  path: `/slides/${headline}`,
  alt: headline,
  headline,
  subheadline: '',
  cta: null,
  headlineSize: null,
  hasContent: true,
  picture: { portrait: { src: '/m.webp' }, landscape: { src: '/d.webp' } },
  video: null,
  scaleDown: false,
  ...values,
});
const show = (...slides: HeroSlide[]) => renderIn('en', <HeroCarousel slides={slides} />);
const moveTo = (index: number) =>
  act(() => {
    swiper.realIndex = index;
    handlers.get('realIndexChange')?.();
    handlers.get('slideChangeTransitionEnd')?.();
  });

beforeEach(() => {
  stubBrowser();
  swiper.realIndex = 0;
  jest.clearAllMocks();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation();
});

test('exposes one slide, and the others are inert', () => {
  show(slide('One'), slide('Two'));
  const slides = screen.getAllByRole('group', { hidden: true });
  expect(slides.map((element) => element.hasAttribute('inert'))).toEqual([false, true]);
  moveTo(1);
  expect(slides.map((element) => element.hasAttribute('inert'))).toEqual([true, false]);
});

test('loads pictures of other slides after an interaction', () => {
  show(slide('One'), slide('Two'), slide('Three'));
  const pictures = () => document.querySelectorAll('picture').length;
  expect(pictures()).toBe(1);
  moveTo(1);
  expect(pictures()).toBe(1);
  fireEvent.focus(screen.getByRole('button', { name: 'Next slide' }));
  expect(pictures()).toBe(3);
});

test.each(['focus', 'pointerEnter'] as const)('%s loads all slides', (event) => {
  show(slide('One'), slide('Two'));
  fireEvent[event](screen.getByRole('region', { name: 'Highlights' }));
  expect(document.querySelectorAll('picture')).toHaveLength(2);
});

test('moves with buttons, pagination and arrow keys, and announces moves but not the start', () => {
  show(slide('One'), slide('Two'));
  expect(screen.queryByText('Slide 1 of 2. One')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  fireEvent.keyDown(screen.getByRole('button', { name: 'Next slide' }), { key: 'ArrowRight' });
  expect(swiper.slideNext).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  fireEvent.keyDown(screen.getByRole('button', { name: 'Next slide' }), { key: 'ArrowLeft' });
  expect(swiper.slidePrev).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole('button', { name: 'Go to slide 2' }));
  expect(swiper.slideToLoop).toHaveBeenCalledWith(1);

  moveTo(1);
  expect(screen.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByText('Slide 2 of 2. Two')).toHaveAttribute('aria-live', 'polite');
});

test('a single slide has no buttons and loads no Swiper', () => {
  show(slide('One'));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(useSwiper.mock.lastCall?.[1]).toBeNull();
});

test('sets an attribute of the body while the first slide is a video', () => {
  const video = { mobile: null, desktop: '/d.mp4' };
  const { unmount } = show(slide('One', { video }), slide('Two'));
  expect(document.body.dataset.heroAutoplay).toBe('true');
  unmount();
  expect(document.body.dataset.heroAutoplay).toBeUndefined();
  show(slide('One'), slide('Two', { video }));
  expect(document.body.dataset.heroAutoplay).toBeUndefined();
});
