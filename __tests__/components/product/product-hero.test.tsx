// Rules: PROD-02, PROD-10
import { screen } from '@testing-library/react';
import { ProductDetail } from '@/components/product/product-detail';
import type { Category, Product } from '@/lib/content/types';
import { getLocale, type LocaleId } from '@/lib/locales/definitions';
import { product } from './fixtures';
import { renderIn } from './render';

jest.mock('@/lib/content/assets', () => ({ imageSource: (src: string) => ({ src }) }));
jest.mock('@/components/ui/use-swiper', () => ({ useSwiper: () => null }));

const lockup = { logoLockup: '/lockup.svg' } as Category;
const open = (
  overrides: Partial<Product> = {},
  category: Category | null = lockup,
  locale: LocaleId = 'us-en',
) =>
  renderIn(
    'en',
    <ProductDetail
      category={category}
      categoryName="Sports Drink"
      locale={getLocale(locale)}
      product={product(overrides)}
    />,
  );

describe('the hero (PROD-01)', () => {
  it.each([
    ['a dark colour has white text', '#3B1F66', 'light'],
    ['a bright one dark text', '#FFCF01', 'dark'],
    ['brand red keeps dark text', '#D7263D', 'dark'],
  ])('%s', (_name, backgroundColor, tone) => {
    const { container } = open({ backgroundColor });
    expect(container.querySelector('[data-tone]')).toHaveAttribute('data-tone', tone);
  });

  it('has the name as its heading and a link to the store locator', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Fruit Punch' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find it near me' })).toHaveAttribute('href', '/store-locator');
  });

  it('uses the name once for a product named like its category', () => {
    open({ name: 'Sports Drink', imageAlt: '' });
    expect(screen.getByRole('button', { name: 'Share: Sports Drink' })).toBeVisible();
    expect(screen.getAllByAltText('Sports Drink').length).toBeGreaterThan(0);
  });

  it('shows the shop button only with a retailer', () => {
    open({ retailers: { amazon: null, kroger: null, walmart: null } });
    expect(screen.queryByRole('button', { name: 'Shop now' })).toBeNull();
  });

  it('shows no shop button in Canada with an American retailer only', () => {
    const retailers = { amazon: null, kroger: 'https://www.kroger.example/p', walmart: null };
    open({ retailers }, lockup, 'ca-en');
    expect(screen.queryByRole('button', { name: 'Shop now' })).toBeNull();
  });

  it('shows the lockup of the category', () => {
    open();
    expect(screen.getByAltText('Solstride Sports Drink')).toHaveAttribute('src', '/lockup.svg');
  });

  it('falls back to the brand logo', () => {
    open({}, null);
    expect(screen.getByAltText('Solstride')).toHaveAttribute('src', '/logo.svg');
    expect(screen.getByText('Sports Drink')).toBeVisible();
  });
});
