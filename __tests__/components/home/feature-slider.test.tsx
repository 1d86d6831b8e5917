// Rules: HOME-05
import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FeatureSlider } from '@/components/home/feature-slider/feature-slider';
import type { FeatureSlide } from '@/lib/content/types';
import { getLocale, type LocaleId } from '@/lib/locales/definitions';
import { renderIn } from '../../support/render-in';
import { desktop, stubBrowser } from '../product-strip/browser-stubs';

// The server gives every message to server components, also to those inside a client component.
jest.mock('@/components/ui/client-messages', () => ({
  ClientMessages: ({ children }: { children: ReactNode }) => children,
}));
jest.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string) => key,
}));
jest.mock('@/lib/content/assets', () => ({
  imageSource: (path: string | null) => (path ? { src: path } : null),
}));

const slide = (name: string, backgroundColor: string, values: Partial<FeatureSlide> = {}): FeatureSlide => ({
  path: `/features/${name}`,
  order: 0,
  name,
  image: `/${name}.webp`,
  imageAlt: `${name} bottle`,
  backgroundColor,
  intro: `${name} intro`,
  claims: ['Zero sugar', 'Full electrolytes'],
  category: 'Zero Sugar',
  otherFlavorsHref: '/zero-sugar',
  whyItWorksHref: '/our-story',
  ...values,
});
const three = [slide('Grape', '#3B1F66'), slide('Lime', '#B7D433'), slide('Punch', '#D7263D')];

async function show(slides: readonly FeatureSlide[] = three) {
  renderIn('en', await FeatureSlider({ slides: { ok: true, items: slides }, locale: getLocale('us-en') }));
  const stage = screen.queryByRole('region');
  if (stage) stage.getBoundingClientRect = () => ({ left: 0, top: 0, width: 1000, height: 500 }) as DOMRect;
  return stage as HTMLElement;
}
const active = () => screen.getAllByTestId('feature-slot').findIndex((slot) => !slot.hasAttribute('inert'));
const next = () => screen.getByRole('button', { name: 'Next product' });
const previous = () => screen.getByRole('button', { name: 'Previous product' });

beforeEach(() => stubBrowser());

test('renders nothing without slides', async () => {
  expect(await show([])).toBeNull();
});

test('renders all text, shows one item, and has its colour and text tone', async () => {
  const stage = await show();
  for (const name of ['Grape', 'Lime', 'Punch'])
    expect(screen.getByText(`${name} intro`)).toBeInTheDocument();
  expect(screen.getAllByTestId('feature-slot').map((slot) => slot.hasAttribute('inert'))).toEqual([
    false,
    true,
    true,
  ]);
  expect(stage.style.getPropertyValue('--surface')).toBe('#3B1F66');
  expect(stage).toHaveAttribute('data-tone', 'light');
  fireEvent.click(next());
  expect(stage.style.getPropertyValue('--surface')).toBe('#B7D433');
  expect(stage).toHaveAttribute('data-tone', 'dark');
});

test('buttons and arrow keys wrap around', async () => {
  const stage = await show();
  fireEvent.click(previous());
  expect(active()).toBe(2);
  fireEvent.click(next());
  expect(active()).toBe(0);
  fireEvent.keyDown(stage, { key: 'ArrowLeft' });
  expect(active()).toBe(2);
  fireEvent.keyDown(stage, { key: 'ArrowRight' });
  fireEvent.keyDown(stage, { key: 'ArrowRight' });
  expect(active()).toBe(1);
});

test('announces a move', async () => {
  await show();
  const live = () => document.querySelector('[aria-live]')?.textContent;
  expect(live()).toBe('');
  fireEvent.click(next());
  expect(live()).toBe('Lime, 2 of 3');
});

test('a click on desktop moves by the half, except on links and buttons', async () => {
  stubBrowser(desktop);
  const stage = await show();
  fireEvent.click(stage, { clientX: 501 });
  expect(active()).toBe(1);
  fireEvent.click(stage, { clientX: 499 });
  fireEvent.click(stage, { clientX: 10 });
  expect(active()).toBe(2);
  const link = within(screen.getAllByTestId('feature-slot')[2] as HTMLElement).getByText('Find it near you');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, { clientX: 900 });
  expect(active()).toBe(2);
});

test('a click on mobile does not move', async () => {
  const stage = await show();
  fireEvent.click(stage, { clientX: 900 });
  expect(active()).toBe(0);
});

test('links to the reason, the other flavors, the category and the stores', async () => {
  await show([slide('Grape', '#3B1F66')]);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Learn why it works')).toBe('/our-story');
  expect(href('See all flavors')).toBe('/zero-sugar');
  expect(href('Find it near you')).toBe('/store-locator');
  expect(href('zero-sugar')).toBe('/zero-sugar');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('omits links that the content does not have', async () => {
  await show([slide('Grape', '#3B1F66', { whyItWorksHref: null, otherFlavorsHref: null })]);
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

describe('the links of a slide', () => {
  const folder = '/content/dam/solstride/ca/fr/content-fragments/product-feature-slider';
  const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  const open = async (locale: LocaleId, values: Partial<FeatureSlide>) =>
    renderIn(
      'en',
      await FeatureSlider({
        slides: { ok: true, items: [slide('Grape', '#3B1F66', values)] },
        locale: getLocale(locale),
      }),
    );

  test('finds the category by the path when its name is not a slug', async () => {
    await open('ca-fr', { category: 'Zéro sucre', path: `${folder}/zero-sugar-grape` });
    expect(hrefs()).toEqual(['/zero-sugar', '/our-story', '/zero-sugar', '/store-locator']);
  });

  test.each([
    ['that the locale does not offer', 'Sport Water', `${folder}/sport-water`],
    ['without a known name', 'Potions', `${folder}/grape`],
  ])('shows a category %s as text without a link', async (_, category, path) => {
    await open('ca-fr', {
      category,
      path,
      otherFlavorsHref: '/sport-water',
      whyItWorksHref: '/nowhere/at/all',
    });
    expect(hrefs()).toEqual(['/store-locator']);
  });
});

it('reads a name that is split at its hyphen as one word', async () => {
  await show([slide('Cerise-lime', '#B7D433')]);
  const heading = screen.getByRole('heading', { level: 3 });
  expect(heading).toHaveTextContent(/^Cerise-lime$/);
  expect(heading.children).toHaveLength(2);
});
