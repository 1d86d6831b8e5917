// Rules: PROD-14
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductDetail } from '@/components/product/product-detail';
import { ProductRating } from '@/components/product/product-rating';
import { getLocale } from '@/lib/locales/definitions';
import { product } from './fixtures';
import { renderIn } from './render';

jest.mock('@/lib/content/assets', () => ({ imageSource: (src: string) => ({ src }) }));
jest.mock('@/components/ui/use-swiper', () => ({ useSwiper: () => null }));

const scrollIntoView = jest.fn();

function open(total: number, language: 'en' | 'fr' = 'en') {
  const locale = getLocale(language === 'en' ? 'us-en' : 'ca-fr');
  return renderIn(
    language,
    <ProductDetail
      category={null}
      categoryName="LYTE"
      extraTabs={[{ id: 'reviews', label: 'Reviews', content: 'Five stars' }]}
      locale={locale}
      product={product()}
      rating={<ProductRating rating={{ average: 4.52, total }} tab="reviews" />}
    />,
  );
}
const reviews = () => screen.getByRole('tab', { name: 'Reviews' });

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView.mockReset();
  window.history.replaceState(null, '', '/lyte/coconut');
});

describe('the rating in the hero', () => {
  it('opens the reviews tab', async () => {
    open(1225);
    const link = screen.getByRole('link', { name: '4.5 out of 5 stars 1,225 reviews' });
    expect(link).toHaveAttribute('href', '#reviews');
    expect(link).toHaveTextContent('4.5');
    await userEvent.click(link);
    expect(reviews()).toHaveAttribute('aria-selected', 'true');
    expect(reviews()).toHaveFocus();
    expect(scrollIntoView.mock.contexts).toEqual([reviews()]);
  });

  it('does not intercept a click that opens a new window', () => {
    open(1);
    fireEvent.click(screen.getByRole('link', { name: /1 review$/ }), { ctrlKey: true });
    expect(reviews()).toHaveAttribute('aria-selected', 'false');
  });

  it('has a URL that opens the tab', () => {
    window.history.replaceState(null, '', '/lyte/coconut#reviews');
    open(2);
    expect(reviews()).toHaveAttribute('aria-selected', 'true');
  });

  it('is translated into French', () => {
    open(1225, 'fr');
    expect(screen.getByRole('link', { name: /^4,5 étoiles sur 5 1\u00a0225 avis$/ })).toBeVisible();
  });

  it('renders nothing before the first review', () => {
    open(0);
    expect(screen.queryByRole('link', { name: /stars/ })).toBeNull();
  });
});
