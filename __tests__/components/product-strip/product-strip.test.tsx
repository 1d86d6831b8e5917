import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ProductStrip } from '@/components/product-strip/product-strip';
import type { ProductSummary } from '@/lib/content/types';
import { getLocale } from '@/lib/locales/definitions';
import { homeStripProducts } from '@/lib/strips';
import { inMessages, renderIn } from '../../support/render-in';
import { stubBrowser } from './browser-stubs';

jest.mock('@/lib/content', () => ({}));

// The server gives every message to server components, also to those inside a client component.
jest.mock('@/components/ui/client-messages', () => ({
  ClientMessages: ({ children }: { children: ReactNode }) => children,
}));
jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
jest.mock('@/lib/content/assets', () => ({ imageSource: (path: string) => ({ src: path }) }));

const locale = getLocale('us-en');

function product(slug: string, values: Partial<ProductSummary> = {}): ProductSummary {
  return {
    path: `/products/${slug}`,
    slug,
    categorySlug: 'lyte',
    name: slug,
    category: 'LYTE',
    order: 0,
    backgroundColor: '#3B1F66',
    image: `/${slug}.webp`,
    imageAlt: `${slug} bottle`,
    tileImage: null,
    tileImageAlt: '',
    isContained: false,
    ...values,
  };
}

beforeEach(() => stubBrowser());

test('links every product once, and hides repeats from assistive technology', async () => {
  const products = homeStripProducts([product('a'), product('b')]);
  const { container } = renderIn('en', await ProductStrip({ products, heading: 'Favorites', locale }));
  const strip = screen.getByRole('region', { name: 'Favorites' });
  const links = within(strip).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/lyte/b', '/lyte/a']);
  expect(links.map((link) => link.dataset.tone)).toEqual(['light', 'light']);
  const all = [...container.querySelectorAll('a')];
  expect(all).toHaveLength(4);
  expect(all.map((link) => link.tabIndex)).toEqual([0, 0, -1, -1]);
});

test('the HTML of the server has each product once', async () => {
  const products = homeStripProducts([product('a'), product('b')]);
  const strip = await ProductStrip({ products, heading: 'Favorites', locale });
  const html = renderToString(inMessages('en', strip));
  expect(html.match(/<a /g)).toHaveLength(2);
});

test('shows the tile picture, else the product picture, else the placeholder bottle', async () => {
  const products = [
    product('a', { tileImage: '/tile.webp', tileImageAlt: 'a tile' }),
    product('b'),
    product('c', { image: null }),
  ];
  renderIn('en', await ProductStrip({ products, heading: 'Favorites', locale }));
  expect(screen.getByAltText('a tile')).toHaveAttribute('src', '/tile.webp');
  expect(screen.getByAltText('b bottle')).toHaveAttribute('src', '/b.webp');
  expect(screen.getByAltText('c bottle')).toHaveAttribute('src', '/placeholder-bottle.webp');
});

test('a card has the message that its page is loading', async () => {
  renderIn('en', await ProductStrip({ products: [product('a')], heading: 'Favorites', locale }));
  const card = screen.getByRole('link');
  expect(card.querySelector('[data-pending-label]')).toHaveAttribute('data-pending-label', 'errors.loading');
});

test('scrolls at speed 1 after 3 seconds', async () => {
  const strip = await ProductStrip({ products: [product('a')], heading: 'Favorites', locale });
  expect(strip?.props.children.props).toMatchObject({ speed: 1, startDelay: 3000 });
});

test('renders nothing without products', async () => {
  expect(await ProductStrip({ products: [], heading: 'Favorites', locale })).toBeNull();
});

test('says that the picture of a product is missing', async () => {
  const products = [product('a'), product('b', { image: null })];
  renderIn('en', await ProductStrip({ products, heading: 'Favorites', locale }));
  expect(screen.getAllByText('no-picture')).toHaveLength(1);
  expect(within(screen.getByRole('link', { name: /^LYTE b/i })).getByText('no-picture')).toBeInTheDocument();
});
