import { screen } from '@testing-library/react';
import { calloutKey } from '@/components/category/callout';
import { CategoryHero } from '@/components/category/category-hero';
import { InvalidCategory } from '@/components/category/invalid-category';
import { ProductGrid } from '@/components/category/product-grid';
import type { Category } from '@/lib/content/types';
import { getLocale } from '@/lib/locales/definitions';
import { product } from '../product/fixtures';
import { renderIn } from '../product/render';

jest.mock('@/lib/assets', () => ({ imageSource: (src: string) => ({ src }) }));

const locale = getLocale('us-en');

describe('the grid (spec section 2, category page)', () => {
  it('is sorted by order number and links to category and product', () => {
    const items = [
      product({ path: '/b', slug: 'grape', name: 'Grape', order: 2 }),
      product({ path: '/a', slug: 'lemon', name: 'Lemon', order: 1 }),
    ];
    renderIn('en', <ProductGrid locale={locale} products={{ ok: true, items }} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/sports-drink/lemon',
      '/sports-drink/grape',
    ]);
    expect(screen.getByText('2 flavors')).toBeVisible();
  });

  it('shows the placeholder bottle for a product without pictures', () => {
    const items = [product({ tileImage: null, image: null })];
    renderIn('en', <ProductGrid locale={locale} products={{ ok: true, items }} />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/placeholder-bottle.webp');
  });

  it.each([
    ['no products', true, /Check back soon/],
    ['a backend that is down', false, 'More details will be available soon.'],
  ])('has a word for %s', (_name, ok, text) => {
    renderIn('en', <ProductGrid locale={locale} products={{ ok, items: [] }} />);
    expect(screen.getByText(text)).toBeVisible();
  });
});

describe('the callout (spec section 2, category page)', () => {
  it.each([
    ['USA', 'lyte', 'callouts.lyte'],
    ['CANADA', 'lyte', 'canadian-callouts.lyte'],
    ['CANADA', 'sport-water', 'callouts.sport-water'],
  ] as const)('%s %s', (country, slug, key) => {
    expect(calloutKey(country, slug)).toBe(key);
  });
});

describe('the category hero', () => {
  it('shows heading, callout and facts', () => {
    const category = { facts: ['Fast', 'Cold'], backgroundColor: '#101318', image: null, logoLockup: null };
    renderIn(
      'fr',
      <CategoryHero
        category={category as unknown as Category}
        locale={getLocale('ca-fr')}
        slug="zero-sugar"
      />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByText(/À l’aréna/)).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Fast', 'Cold']);
  });

  it('stands without content', () => {
    renderIn('en', <CategoryHero category={null} locale={locale} slug="lyte" />);
    expect(screen.getByRole('heading', { name: 'LYTE' })).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });
});

it('an unknown category has its message and a way home', () => {
  renderIn('en', <InvalidCategory />);
  expect(screen.getByText(/We don’t make that one/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});
