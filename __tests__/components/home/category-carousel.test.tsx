// Rules: HOME-03, HOME-04
import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CategoryCarousel } from '@/components/home/category-carousel/category-carousel';
import { useSwiper } from '@/components/ui/use-swiper';
import type { Category } from '@/lib/content/types';
import { getLocale } from '@/lib/locales/definitions';
import { inMessages, renderIn } from '../../support/render-in';
import { stubBrowser } from '../product-strip/browser-stubs';

jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
jest.mock('@/lib/content/assets', () => ({
  imageSource: (path: string | null) => (path ? { src: path } : null),
}));

type FakeSwiper = Record<string, unknown> & { slides: HTMLElement[]; activeIndex: number };
let swiper: FakeSwiper | null = null;
const handlers = new Map<string, () => void>();
jest.mock('@/components/ui/use-swiper', () => ({ useSwiper: jest.fn(() => swiper) }));

const category = (name: string, values: Partial<Category> = {}): Category => ({
  path: `/category/${name}`,
  name,
  facts: [`${name} fact one`, `${name} fact two`],
  image: '/a.webp',
  backgroundColor: '#FFE27A',
  featured: false,
  logoLockup: null,
  ...values,
});
const four = ['Sports Drink', 'Zero Sugar', 'LYTE', 'Sport Water'].map((name) => category(name));

const show = async (categories: readonly Category[]) => {
  const element = await CategoryCarousel({
    categories: { ok: true, items: categories },
    locale: getLocale('us-en'),
  });
  return renderIn('en', element);
};
const exposed = () => {
  const slides = [...document.querySelectorAll<HTMLElement>('.swiper-slide')];
  return slides.flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index]));
};

beforeEach(() => {
  stubBrowser();
  swiper = null;
});

test('renders nothing when empty', async () => {
  const { container } = await show([]);
  expect(container).toBeEmptyDOMElement();
});

test('renders the items twice, and exposes each category once until Swiper has loaded', async () => {
  await show(four);
  expect(document.querySelectorAll('.swiper-slide')).toHaveLength(8);
  expect(exposed()).toEqual([0, 1, 2, 3]);
});

test('the HTML of the server has each category once', async () => {
  const element = await CategoryCarousel({
    categories: { ok: true, items: four },
    locale: getLocale('us-en'),
  });
  const html = renderToString(inMessages('en', element));
  expect(html.match(/swiper-slide/g)).toHaveLength(4);
});

test('shows the facts and links to the category', async () => {
  await show([category('Zero Sugar'), category('LYTE')]);
  expect(screen.getAllByText('Zero Sugar fact one')).toHaveLength(2);
  expect(screen.getAllByText('Zero Sugar fact two')).toHaveLength(2);
  expect(screen.getAllByText('Zero Sugar fact one')[0]?.closest('a')).toHaveAttribute('href', '/zero-sugar');
});

test('exposes the items in view with Swiper, including repeats, and moves with the buttons', async () => {
  const [slidePrev, slideNext] = [jest.fn(), jest.fn()];
  swiper = {
    slides: [],
    activeIndex: 0,
    params: { slidesPerView: 3 },
    slidePrev,
    slideNext,
    on: (name: string, handler: () => void) => handlers.set(name, handler),
    off: (name: string) => handlers.delete(name),
  };
  const fake = swiper;
  await show(four);
  fake.slides = [...document.querySelectorAll<HTMLElement>('.swiper-slide')];
  act(() => handlers.get('slideChange')?.());
  expect(exposed()).toEqual([0, 1, 2]);
  fake.activeIndex = 3;
  act(() => handlers.get('slideChange')?.());
  expect(exposed()).toEqual([3, 4, 5]);
  fireEvent.click(screen.getByRole('button', { name: 'Next product line' }));
  fireEvent.click(screen.getByRole('button', { name: 'Previous product line' }));
  expect(slideNext).toHaveBeenCalledTimes(1);
  expect(slidePrev).toHaveBeenCalledTimes(1);
});

test('a single category is one card without buttons', async () => {
  const load = jest.mocked(useSwiper);
  await show([category('Zero Sugar')]);
  expect(screen.getAllByText('Zero Sugar fact one')).toHaveLength(1);
  expect(document.querySelectorAll('.swiper-slide')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
  expect(load).toHaveBeenLastCalledWith(expect.anything(), null, 640);
});
