// Rule: TELL-01
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductDetail } from '@/components/product/product-detail';
import type { Product } from '@/lib/content/types';
import { getLocale } from '@/lib/locales/definitions';
import { product, richText } from '../product/fixtures';
import { renderIn } from '../product/render';

jest.mock('@/lib/content/assets', () => ({ imageSource: (src: string) => ({ src }) }));
jest.mock('@/components/ui/use-swiper', () => ({ useSwiper: () => null }));

const open = (overrides: Partial<Product> = {}, others = ['Real cane sugar'], language: 'en' | 'fr' = 'en') =>
  renderIn(
    language,
    <ProductDetail
      category={null}
      categoryName="Sports Drink"
      locale={getLocale(language === 'en' ? 'us-en' : 'ca-fr')}
      others={others}
      product={product({
        details: richText('Real cane sugar\nRipe cherry up front'),
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

it('tells taste, electrolytes and moment', () => {
  open();
  expect(labels()).toEqual(['The taste', 'The electrolytes', 'The moment']);
  expect(story()).toHaveTextContent('Ripe cherry up front');
  expect(story()).toHaveTextContent('For the minute you want to quit.');
  expect(story()?.querySelector('img')).toHaveAttribute('loading', 'lazy');
});

it('has the electrolytes and the picture of the selected size, read as one number', async () => {
  open();
  const amount = () => story()?.querySelector('[data-kind="electrolytes"] .visually-hidden');
  expect(amount()).toHaveTextContent('1,095 mg');
  await userEvent.click(screen.getAllByRole('tab', { name: '28\u00a0fl\u00a0oz' })[0] as HTMLElement);
  expect(amount()).toHaveTextContent('1,916 mg');
  expect(story()?.querySelector('img')).toHaveAttribute('src', '/content/dam/28.webp');
  const digits = [...(story()?.querySelectorAll<HTMLElement>('[aria-hidden] > [style]') ?? [])];
  expect(digits.map(({ style }) => style.getPropertyValue('--digit'))).toEqual(['1', '9', '1', '6']);
});

it('is written in French', () => {
  open({ categorySlug: 'lyte' }, [], 'fr');
  expect(labels()).toEqual(['Le goût', 'Les électrolytes', 'Le moment']);
  expect(story()).toHaveTextContent('1 095 mg');
});

it('leaves out a statement without content', () => {
  open({ details: null });
  expect(labels()).toEqual(['The electrolytes', 'The moment']);
});

it('has no electrolytes for powder sticks', () => {
  open({ categorySlug: 'flash-iv-sticks', electrolytes: { '8g': '900 mg' } });
  expect(labels()).toEqual(['The taste', 'The moment']);
});

it.each([
  ['anything to tell of the product', { details: null, electrolytes: {} }],
  ['a picture', noPictures],
])('is left out without %s', (_name, overrides) => {
  open(overrides);
  expect(story()).toBeNull();
});
