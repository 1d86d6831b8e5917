// Rule: WHY-01
import { existsSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { WhyItWorks } from '@/components/why-it-works/why-it-works';
import { toNutritionFacts } from '@/lib/content/aem/schemas/product';
import { categorySlugs } from '@/lib/locales/category-slugs';
import { getLocale, type LocaleId } from '@/lib/locales/definitions';
import { product } from '../product/fixtures';
import { renderIn } from '../product/render';

const label = {
  sodium: '285 mg',
  sodiumPerContainer: '380 mg',
  potassium: '525 mg',
  potassiumPerContainer: '1,175 mg',
  sugar: { total: '0 g', addedSugar: '0 g' },
};

const open = (facts: Record<string, unknown> | null, locale: LocaleId = 'us-en') => {
  const parsed = toNutritionFacts(facts);
  return renderIn(
    locale === 'ca-fr' ? 'fr' : 'en',
    <WhyItWorks
      locale={getLocale(locale)}
      product={product({ nutrition: parsed && { bySize: { '20oz': parsed } } })}
    />,
  );
};
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].slice(0, 2).map((cell) => cell.textContent));
const bars = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('li')].map((line) => line.style.getPropertyValue('--share'));

it('states each nutrient per bottle, in a table and as bars of the daily value', () => {
  const { container } = open(label);
  expect(rows()).toEqual([
    ['Sodium', '380\u00a0mg'],
    ['Potassium', '1,175\u00a0mg'],
    ['Added Sugars', '0\u00a0g'],
  ]);
  expect(bars(container)).toEqual(['0.165', '0.25', '0']);
  expect(container.querySelector('ul')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getAllByText('None. The label is firm about it.')).toHaveLength(2);
  expect(screen.getByText(/^Source:/)).toHaveTextContent(
    'Source: nutrition facts of Fruit Punch, 20 fl oz, per container. A full bar is the daily value: sodium 2,300 mg, potassium 4,700 mg, added sugars 50 g.',
  );
});

it('has the numbers, sizes and daily values of Canada', () => {
  open(label, 'ca-fr');
  expect(rows()).toContainEqual(['Potassium', '1\u00a0175\u00a0mg']);
  expect(screen.getByText(/^Source/)).toHaveTextContent('(Fruit Punch, 591 mL), par contenant');
  expect(screen.getByText(/^Source/)).toHaveTextContent('potassium 3 400 mg, sucres 100 g.');
  expect(rows()).toContainEqual(['Sucres', '0\u00a0g']);
});

it('states added sugars in the United States and the total in Canada, in grams as the label does', () => {
  const sugar = { sugar: { total: '27 g', addedSugar: '25 g' } };
  const { container, unmount } = open(sugar);
  expect(rows()).toEqual([['Added Sugars', '25\u00a0g']]);
  expect(bars(container)).toEqual(['0.5']);
  unmount();
  const canada = open(sugar, 'ca-en');
  expect(rows()).toEqual([['Sugar', '27\u00a0g']]);
  expect(bars(canada.container)).toEqual(['0.27']);
});

it.each([
  ['20 mg', 'Too little to brag about.'],
  ['21 mg', 'It helps muscles do their work.'],
])('says of %s of magnesium: %s', (magnesium, reason) => {
  open({ magnesium });
  expect(screen.getAllByRole('cell').at(-1)).toHaveTextContent(reason);
});

it('says once that there is too little, and has other words for a second mineral', () => {
  open({ sodium: '5 mg', potassium: '10 mg' });
  const said = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.lastElementChild?.textContent);
  expect(said).toEqual(['Too little to brag about.', 'Equally modest.']);
});

it('reads a label of one serving as that of the container', () => {
  open({ servingsPerContainer: 1, servingSizeDisclaimer: 'Serving size: 1 bottle.', sodium: '500 mg' });
  expect(screen.getByText(/^Source/)).toHaveTextContent('Fruit Punch, 20 fl oz, per container.');
});

it.each([
  ['0 g', 'None. The label is firm about it.'],
  ['5 g', 'A teaspoon, give or take.'],
  ['6 g', 'Quick fuel for the effort at hand.'],
])('says of %s of sugar: %s', (addedSugar, reason) => {
  open({ sugar: { total: '9 g', addedSugar } });
  expect(screen.getAllByText(reason)).toHaveLength(2);
});

it('names the serving if the label states nothing per container', () => {
  open({ servingSizeDisclaimer: 'Serving size: 1 stick (8 g).', sodium: '500 mg' });
  expect(screen.getByText(/^Source/)).toHaveTextContent('Fruit Punch. Serving size: 1 stick (8 g).');
  expect(screen.getByText(/in a serving of Fruit Punch/)).toBeVisible();
});

it.each([
  ['no facts', null],
  ['facts without these nutrients', { calories: 80 }],
])('is left out with %s', (_name, facts) => {
  expect(open(facts).container).toBeEmptyDOMElement();
});

it.each(categorySlugs)('shows the minerals of %s in its own cap', (categorySlug) => {
  const facts = toNutritionFacts(label);
  const nutrition = facts && { bySize: { '16oz': facts } };
  const { container } = renderIn(
    'en',
    <WhyItWorks locale={getLocale('us-en')} product={product({ categorySlug, nutrition })} />,
  );
  expect(container.querySelector('header img')).toHaveAttribute('src', `/minerals-${categorySlug}.webp`);
  expect(existsSync(`public/minerals-${categorySlug}.webp`)).toBe(true);
});
