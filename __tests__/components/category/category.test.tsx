import { existsSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { CategoryBreak } from '@/components/category/category-break';
import { CategoryHero } from '@/components/category/category-hero';
import { InvalidCategory } from '@/components/category/invalid-category';
import { MomentTile } from '@/components/category/moment-tile';
import { ProductGrid } from '@/components/category/product-grid';
import type { Category, Product } from '@/lib/content/types';
import { loadMessages } from '@/lib/i18n/messages';
import { categorySlugs } from '@/lib/locales/category-slugs';
import { getLocale } from '@/lib/locales/definitions';
import { product } from '../product/fixtures';
import { inLanguage, renderIn } from '../product/render';

jest.mock('@/lib/content/assets', () => ({ imageSource: (src: string) => ({ src }) }));

const locale = getLocale('us-en');

const listOf = (items: readonly Product[]) => ({ ok: true, items });

describe('the grid (CAT-03)', () => {
  it('sorts by order number and links to category and product', () => {
    const items = [
      product({ path: '/b', slug: 'grape', name: 'Grape', order: 2 }),
      product({ path: '/a', slug: 'lemon', name: 'Lemon', order: 1 }),
    ];
    renderIn('en', <ProductGrid locale={locale} products={listOf(items)} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/sports-drink/lemon',
      '/sports-drink/grape',
    ]);
    expect(screen.getByText('2 to choose from')).toBeVisible();
  });

  it.each([
    ['Blueberry Pomegranate', '5.1'],
    ['Peach Mango', ''],
    ['Pêche-mangue', '5.5'],
  ])('sizes %s by its width if its words may be too wide for a tile', (name, width) => {
    renderIn('en', <ProductGrid locale={locale} products={listOf([product({ name })])} />);
    expect(screen.getByText(name).style.getPropertyValue('--width').slice(0, 3)).toBe(width);
  });

  it('shows the placeholder bottle for a product without pictures, and notes that there is no picture', () => {
    const bare = product({ tileImage: null, image: null });
    const { rerender } = renderIn('en', <ProductGrid locale={locale} products={listOf([bare])} />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/placeholder-bottle.webp');
    expect(screen.getByText(/^Camera/)).toBeVisible();
    rerender(inLanguage('en', <ProductGrid locale={locale} products={listOf([product()])} />));
    expect(screen.queryByText(/^Camera/)).toBeNull();
  });

  it('lists products beyond the maximum number of tiles as links by name (CAT-05)', () => {
    const items = Array.from({ length: 123 }, (_, order) =>
      product({ path: `/${order}`, slug: `p${order}`, name: `P${order} "<i>&`, order }),
    );
    renderIn('en', <ProductGrid locale={locale} products={listOf(items)} />);
    const more = screen.getByRole('region', { name: 'More flavors' });
    expect(
      within(more)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/sports-drink/p120', '/sports-drink/p121', '/sports-drink/p122']);
    expect(within(more).getByText('P122 "<i>&')).toBeVisible();
    expect(screen.getAllByRole('img')).toHaveLength(120);
    expect(screen.getByText('123 to choose from')).toBeVisible();
  });

  it('ends in the filler, if there is one', () => {
    const products = listOf([product()]);
    const { rerender } = renderIn(
      'en',
      <ProductGrid filler="A moment" locale={locale} products={products} />,
    );
    expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('A moment');
    rerender(inLanguage('en', <ProductGrid locale={locale} products={products} />));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('counts flavors where there are several', () => {
    const title = () => screen.getByRole('heading', { level: 2 });
    const { rerender } = renderIn('en', <ProductGrid locale={locale} products={listOf([product()])} />);
    expect(title()).toHaveTextContent('A lineup of one');
    expect(screen.queryByText(/to choose from/)).toBeNull();
    const two = listOf([product(), product({ path: '/other' })]);
    rerender(inLanguage('en', <ProductGrid locale={locale} products={two} />));
    expect(title()).toHaveTextContent('The lineup');
    expect(screen.getByText('2 to choose from')).toBeVisible();
  });

  it('shows a coming-soon message without products', () => {
    renderIn('en', <ProductGrid locale={locale} products={listOf([])} />);
    expect(screen.getByText(/on their way/)).toBeVisible();
  });
});

describe('the callout (CAT-01)', () => {
  it.each(['sports-drink', 'zero-sugar', 'lyte'] as const)('%s has its own text in Canada', async (slug) => {
    const [american, canadian] = await Promise.all(
      (['us-en', 'ca-en'] as const).map(async (id) => (await loadMessages(getLocale(id))).category.callouts),
    );
    expect(canadian?.[slug]).toBeTruthy();
    expect(canadian?.[slug]).not.toBe(american?.[slug]);
  });
});

describe('the campaign of a line (CAT-06)', () => {
  it.each([
    ['flash-iv-sticks', 'true'],
    ['sport-water', null],
  ] as const)('the claim of %s has one line unless it would be small', (slug, stacked) => {
    const { container } = renderIn('en', <CategoryBreak slug={slug} />);
    expect(container.querySelector('p')?.parentElement?.getAttribute('data-stacked')).toBe(stacked);
  });

  it.each(categorySlugs)('%s has a moment and a claim in both languages, each with a picture', (slug) => {
    const texts = (['en', 'fr'] as const).map((language) => {
      const { unmount } = renderIn(
        language,
        <>
          <MomentTile slug={slug} />
          <CategoryBreak slug={slug} />
        </>,
      );
      const shown = [screen.getByRole('figure').textContent, document.querySelector('p')?.textContent];
      const files = [...document.querySelectorAll('img')].map(({ src }) =>
        new URL(src).searchParams.get('url'),
      );
      // French is Canada's, where labels are in both languages.
      const isCanadian = language === 'fr' && ['sports-drink', 'zero-sugar', 'lyte'].includes(slug);
      const suffix = isCanadian ? '-ca' : '';
      expect(files).toEqual([
        `/editorial/${slug}-moment${suffix}.webp`,
        `/editorial/${slug}-moment-tall${suffix}.webp`,
        `/editorial/${slug}${suffix}.webp`,
      ]);
      for (const file of files) expect(existsSync(`public${file}`)).toBe(true);
      unmount();
      return shown;
    });
    expect(new Set(texts.flat().filter(Boolean)).size).toBe(4);
  });
});

describe('the category hero', () => {
  it('leaves out the lockup, which would repeat the heading', () => {
    const category = { facts: [], backgroundColor: '#101318', image: null, logoLockup: '/lockup.svg' };
    renderIn('en', <CategoryHero category={category as unknown as Category} locale={locale} slug="lyte" />);
    expect(document.querySelector('img')).toBeNull();
  });

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

  it.each(categorySlugs)('stands on the floor of the place of %s', (slug) => {
    renderIn('en', <CategoryHero category={null} locale={locale} slug={slug} />);
    const hero = screen.getByRole('heading').closest('section');
    const file = hero?.style.getPropertyValue('--markings').match(/^url\((.+)\)$/)?.[1];
    expect(existsSync(`public${file}`)).toBe(true);
  });

  it('renders without content', () => {
    renderIn('en', <CategoryHero category={null} locale={locale} slug="lyte" />);
    expect(screen.getByRole('heading', { name: 'LYTE' })).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });
});

it('an unknown category shows its message and a link to the home page', () => {
  renderIn('en', <InvalidCategory />);
  expect(screen.getByText(/We don’t make that one/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});
