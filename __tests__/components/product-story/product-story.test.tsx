// Rule: TELL-01
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductDetail } from '@/components/product/product-detail';
import type { Product } from '@/lib/content/types';
import { getLocale } from '@/lib/locales/definitions';
import { product } from '../product/fixtures';
import { renderIn } from '../product/render';

jest.mock('@/lib/content/assets', () => ({
  imageSource: (src: string) => (src.startsWith('/') ? { src } : null),
}));
jest.mock('@/components/ui/use-swiper', () => ({ useSwiper: () => null }));

const details = (...items: readonly string[]) => ({
  html: `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`,
  plaintext: items.join('\n'),
});

const open = (overrides: Partial<Product> = {}, others = ['Real cane sugar'], language: 'en' | 'fr' = 'en') =>
  renderIn(
    language,
    <ProductDetail
      category={null}
      categoryName="Sports Drink"
      locale={getLocale(language === 'en' ? 'us-en' : 'ca-fr')}
      others={others}
      product={product({
        details: details('Real cane sugar', 'Ripe cherry up front', 'The flavor that started it all'),
        ...overrides,
      })}
    />,
  );
const story = () => screen.queryByRole('region', { name: /Fruit Punch, (up close|de près)/ });
const labels = () =>
  within(story() as HTMLElement)
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

const noPictures = {
  detailImages: { '16oz': null, '20oz': null, '28oz': null },
  tileImage: null,
  image: null,
};

it('tells taste, character and moment', () => {
  open();
  expect(labels()).toEqual(['The taste', 'The character', 'The moment']);
  expect(story()).toHaveTextContent('Ripe cherry up front');
  expect(story()).toHaveTextContent('The flavor that started it all');
  expect(story()).toHaveTextContent('For the minute you want to quit');
  expect(story()?.querySelector('img')).toHaveAttribute('loading', 'lazy');
});

it('tells a moment of the product’s own in place of the line’s', () => {
  open({ details: details('Real cane sugar', 'Deep grape', 'Big flavor', 'For the bus you race') });
  expect(labels()).toEqual(['The taste', 'The character', 'The moment']);
  expect(story()).toHaveTextContent('For the bus you race');
  expect(story()).not.toHaveTextContent('For the minute you want to quit');
});

it.each([
  ['/content/dam/fruit.webp', '/content/dam/fruit.webp'],
  ['javascript:fruit', '/content/dam/16.webp'],
])('shows the fruit of the product, else its bottle: %s', (tasteImage, src) => {
  open({ tasteImage });
  expect(story()?.querySelector('img')).toHaveAttribute('src', src);
});

it('leaves to the details what it does not tell', () => {
  open();
  const items = within(screen.getByRole('tabpanel', { name: 'Details' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '1,095\u00a0mg of electrolytes in 16\u00a0fl\u00a0oz',
    'Real cane sugar',
  ]);
});

it('has the picture of the selected size', async () => {
  open();
  await userEvent.click(screen.getAllByRole('tab', { name: '28\u00a0fl\u00a0oz' })[0] as HTMLElement);
  expect(story()?.querySelector('img')).toHaveAttribute('src', '/content/dam/28.webp');
});

it('is written in French', () => {
  open({ categorySlug: 'lyte' }, undefined, 'fr');
  expect(labels()).toEqual(['Le goût', 'Le caractère', 'Le moment']);
});

it('leaves out a statement without content', () => {
  open({ details: details('Real cane sugar', 'Ripe cherry up front') });
  expect(labels()).toEqual(['The taste', 'The moment']);
});

it.each([
  ['anything to tell of the product', { details: null }],
  ['a picture', noPictures],
])('is left out without %s', (_name, overrides) => {
  open(overrides);
  expect(story()).toBeNull();
});

it('without a story the details keep every item', () => {
  open(noPictures);
  expect(screen.getByRole('tabpanel', { name: 'Details' })).toHaveTextContent('Ripe cherry up front');
});
