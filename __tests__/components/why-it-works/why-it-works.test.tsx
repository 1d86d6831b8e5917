// Rule: WHY-01
import { screen, within } from '@testing-library/react';
import { WhyItWorks } from '@/components/why-it-works/why-it-works';
import { toNutritionFacts } from '@/lib/content/aem/schemas/nutrition';
import { getLocale, type LocaleId } from '@/lib/locales/definitions';
import { product } from '../product/fixtures';
import { renderIn } from '../product/render';

const label = {
  sodium: '285 mg',
  sodiumPerContainer: '380 mg',
  potassium: '525 mg',
  potassiumPerContainer: '1,175 mg',
  sugar: { total: '0 g' },
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
    ['Sugar', '0\u00a0mg'],
  ]);
  expect(bars(container)).toEqual([String(380 / 2300), '0.25', '0']);
  expect(container.querySelector('ul')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getAllByText('None at all, and none missed.')).toHaveLength(2);
  expect(screen.getByText(/^Source:/)).toHaveTextContent(
    'Source: nutrition facts of Fruit Punch, 20 fl oz, per container. A full bar is the daily value: sodium 2,300 mg, potassium 4,700 mg, sugar 50,000 mg.',
  );
});

it('has the numbers, sizes and daily values of Canada', () => {
  open(label, 'ca-fr');
  expect(rows()).toContainEqual(['Potassium', '1\u00a0175\u00a0mg']);
  expect(screen.getByText(/^Source/)).toHaveTextContent('591 mL, par contenant');
  expect(screen.getByText(/^Source/)).toHaveTextContent('potassium 3 400 mg');
});

it.each([
  ['0 g', 'None at all, and none missed.'],
  ['5 g', 'A touch for the taste, and not a gram more.'],
  ['6 g', 'Quick fuel for the effort at hand.'],
])('says of %s of sugar: %s', (total, reason) => {
  open({ sugar: { total } });
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
