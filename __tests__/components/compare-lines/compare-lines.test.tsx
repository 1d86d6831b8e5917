// Rule: CMP-01
import { screen, within } from '@testing-library/react';
import { CompareLines } from '@/components/compare-lines/compare-lines';
import { toNutritionFacts } from '@/lib/content/aem/schemas/product';
import type { Product } from '@/lib/content/types';
import type { CategorySlug } from '@/lib/locales/category-slugs';
import { getLocale, type LocaleId } from '@/lib/locales/definitions';
import { product } from '../product/fixtures';
import { renderIn } from '../product/render';

jest.mock('@/lib/content/assets', () => ({ imageSource: (src: string) => ({ src }) }));

const label = (value: Record<string, unknown>) => {
  const facts = toNutritionFacts(value);
  if (!facts) throw new Error('no facts');
  return facts;
};
const drink = product({
  nutrition: {
    bySize: {
      '16oz': label({
        calories: 85,
        caloriesPerContainer: 110,
        sugar: { total: '20 g' },
        sugarPerContainer: { total: '27 g' },
      }),
    },
  },
});
const water = product({
  categorySlug: 'sport-water',
  electrolytes: { '700ml': '35 mg' },
  nutrition: { all: label({ calories: 0, sodium: '5 mg', potassium: '10 mg', sugar: { total: '0 g' } }) },
});
const sticks = product({
  categorySlug: 'flash-iv-sticks',
  electrolytes: { '8g': '900 mg' },
  nutrition: { all: label({ calories: 25, sodium: '510 mg' }) },
});

const open = (products: readonly Product[], locale: LocaleId = 'us-en', current = 'sports-drink') =>
  renderIn(
    locale === 'ca-fr' ? 'fr' : 'en',
    <CompareLines
      current={current}
      lines={products.map((item) => ({
        slug: item.categorySlug as CategorySlug,
        product: item,
        color: lineColors[item.categorySlug] ?? '#000001',
      }))}
      locale={getLocale(locale)}
    />,
  );
const lineColors: Readonly<Record<string, string>> = { 'sports-drink': '#000002', 'sport-water': '#000003' };
const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

it('reads the values of each line from its first product, the electrolytes of a serving from its label', () => {
  open([drink, water, sticks]);
  expect(row('Electrolytes')).toEqual(['1,095\u00a0mg', '15\u00a0mg', '–Not stated']);
  expect(row('Sugar')).toEqual(['27\u00a0g', '0\u00a0g', '–Not stated']);
  expect(row('Calories')).toEqual(['110', '0', '25']);
  expect(row('Sizes')[0]).toBe('16, 20, 28\u00a0fl\u00a0oz');
  expect(row('Sizes')[1]).toBe('700\u00a0mL, 1\u00a0L, 1.5\u00a0L');
  expect(row('Best for')).toEqual([
    'Hard efforts, past the sensible point',
    'Being thirsty',
    'Carry-ons and other people’s coats',
  ]);
  const [first, second] = screen.getAllByRole('columnheader').slice(-3);
  expect(first).toHaveTextContent('in 16 fl oz');
  expect(second).toHaveTextContent('in a serving');
});

it('adds up no amount below a limit', () => {
  const trace = label({ calories: 0, sodium: '<5 mg', potassium: '10 mg' });
  open([drink, product({ categorySlug: 'sport-water', nutrition: { all: trace } })]);
  expect(row('Electrolytes')[1]).toBe('–Not stated');
});

it('links each line and marks the one of the page', () => {
  open([drink, water]);
  expect(screen.getByRole('link', { name: 'Sports Drink' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Sport Water' })).toHaveAttribute('href', '/sport-water');
  expect(screen.getByRole('link', { name: 'Sport Water' })).not.toHaveAttribute('aria-current');
});

it('has the color of each line, and the ground of that of the page', () => {
  open([drink, water], 'us-en', 'sport-water');
  const columns = screen.getAllByRole('columnheader').map(({ style }) => style.getPropertyValue('--line'));
  expect(columns).toEqual(['#000003', '#000002']);
  expect(screen.getByRole('table').style.getPropertyValue('--current')).toBe('#000003');
});

it('starts with the line of the page', () => {
  open([drink, water, sticks], 'us-en', 'flash-iv-sticks');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/flash-iv-sticks', '/sports-drink', '/sport-water']);
});

it('has Canadian sizes and French numbers', () => {
  open([drink, product({ ...drink, categorySlug: 'lyte' })], 'ca-fr');
  expect(row('Électrolytes')[0]).toBe('1\u00a0095\u00a0mg');
  expect(row('Formats')[0]).toBe('473, 591, 828\u00a0mL');
});

it('leaves out a line without values, and itself with fewer than two', () => {
  const bare = product({ categorySlug: 'lyte', nutrition: null });
  const vague = product({ categorySlug: 'zero-sugar', nutrition: { all: label({ protein: '0 g' }) } });
  const { unmount } = open([drink, water, bare, vague]);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  unmount();
  expect(open([drink, bare]).container).toBeEmptyDOMElement();
});
