import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductDetail } from '@/components/product/product-detail';
import type { Product } from '@/lib/content/types';
import { getLocale } from '@/lib/locales/definitions';
import { facts, product, richText } from './fixtures';
import { renderIn } from './render';

jest.mock('@/lib/content/assets', () => ({ imageSource: (src: string) => ({ src }) }));

const swiper = {
  activeIndex: 0,
  slideTo: jest.fn(),
  swipe: () => {},
  on(_event: string, listener: () => void) {
    this.swipe = listener;
  },
  off: jest.fn(),
};
jest.mock('@/components/ui/use-swiper', () => ({ useSwiper: () => swiper }));

let count = 0;
/** Every test has a category of its own: the page remembers the size last selected in a category. */
const open = (overrides: Partial<Product> = {}, language: 'en' | 'fr' = 'en') => {
  count += 1;
  const given = product({ categorySlug: `line-${count}`, ...overrides });
  const locale = getLocale(language === 'en' ? 'us-en' : 'ca-fr');
  return renderIn(
    language,
    <ProductDetail category={null} categoryName="Sports Drink" locale={locale} product={given} />,
  );
};

const sizeTab = (size: string) =>
  within(screen.getAllByRole('tablist', { name: 'Size' })[0] as HTMLElement).getByRole('tab', { name: size });
const infoTab = (name: string) => screen.getByRole('tab', { name });
const panel = (name: string) => screen.getByRole('tabpanel', { name });

beforeEach(() => swiper.slideTo.mockClear());

describe('size and slider (PROD-05)', () => {
  it('starts at the default size with the other slides inert', () => {
    open();
    expect(sizeTab('16\u00a0fl\u00a0oz')).toHaveAttribute('aria-selected', 'true');
    expect(document.querySelectorAll('.swiper-slide[inert]')).toHaveLength(2);
  });

  it('moves the slider with the size', async () => {
    open();
    await userEvent.click(sizeTab('28\u00a0fl\u00a0oz'));
    expect(swiper.slideTo).toHaveBeenLastCalledWith(2, undefined);
  });

  it('lets only the bottle of the selected size throw a shadow, which has no name', async () => {
    open();
    const sources = (pictures: string) =>
      [...document.querySelectorAll(`.swiper-slide ${pictures}`)].map((image) => image.getAttribute('src'));
    const bottles = sources('img:not([alt=""])');
    expect(bottles).toHaveLength(3);
    expect(sources('img[alt=""]')).toEqual([bottles[0]]);
    await userEvent.click(sizeTab('28\u00a0fl\u00a0oz'));
    expect(sources('img[alt=""]')).toEqual([bottles[2]]);
  });

  it('selects the size tab after a swipe', () => {
    open();
    swiper.activeIndex = 1;
    act(() => swiper.swipe());
    expect(sizeTab('20\u00a0fl\u00a0oz')).toHaveAttribute('aria-selected', 'true');
  });

  it('changes the size with the arrow keys', async () => {
    open();
    await userEvent.click(sizeTab('16\u00a0fl\u00a0oz'));
    await userEvent.keyboard('{ArrowRight}');
    expect(sizeTab('20\u00a0fl\u00a0oz')).toHaveFocus();
    expect(sizeTab('20\u00a0fl\u00a0oz')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(sizeTab('16\u00a0fl\u00a0oz')).toHaveFocus();
  });

  it('preserves the size within the category', async () => {
    const { unmount } = open({ categorySlug: 'lyte' });
    await userEvent.click(sizeTab('28\u00a0fl\u00a0oz'));
    unmount();
    open({ categorySlug: 'lyte', path: '/other' });
    expect(sizeTab('28\u00a0fl\u00a0oz')).toHaveAttribute('aria-selected', 'true');
  });

  it('shows the placeholder bottle without pictures', () => {
    open({ detailImages: { '16oz': null, '20oz': null, '28oz': null }, tileImage: null, image: null });
    expect(screen.getByAltText('Fruit Punch bottle')).toHaveAttribute('src', '/placeholder-bottle.webp');
  });
});

describe('tabs (PROD-07)', () => {
  it('puts the electrolytes of the size first', async () => {
    open();
    const first = () => within(panel('Details')).getAllByRole('listitem')[0];
    expect(first()).toHaveTextContent('1,095 mg of electrolytes in 16 fl oz');
    expect(panel('Details')).not.toHaveTextContent('Electrolytes galore');
    await userEvent.click(sizeTab('20\u00a0fl\u00a0oz'));
    expect(first()).toHaveTextContent('1,369 mg of electrolytes in 20 fl oz');
  });

  it('does not change the details of powder sticks', () => {
    open({ categorySlug: 'flash-iv-sticks', electrolytes: { '8g': '900 mg' } });
    expect(panel('Details')).toHaveTextContent('Electrolytes galore');
    expect(panel('Details')).not.toHaveTextContent('900 mg');
  });

  it('renders every panel and hides all but one', () => {
    open();
    expect(screen.getByText('Water 20')).not.toBeVisible();
    expect(screen.getByText('Serving for 85')).not.toBeVisible();
  });

  it('updates the nutrition tab with the size, but not the size with the tab', async () => {
    open();
    await userEvent.click(sizeTab('20\u00a0fl\u00a0oz'));
    await userEvent.click(infoTab('Nutrition facts'));
    expect(panel('Nutrition facts')).toHaveTextContent('Serving for 95');
    await userEvent.click(sizeTab('28\u00a0fl\u00a0oz'));
    expect(panel('Nutrition facts')).toHaveTextContent('Serving for 105');
    await userEvent.click(within(panel('Nutrition facts')).getByRole('tab', { name: '16\u00a0fl\u00a0oz' }));
    expect(panel('Nutrition facts')).toHaveTextContent('Serving for 85');
    expect(sizeTab('28\u00a0fl\u00a0oz')).toHaveAttribute('aria-selected', 'true');
  });

  it('shows the first size with ingredients', async () => {
    open();
    await userEvent.click(infoTab('Ingredients'));
    expect(screen.getByText('Water 20')).toBeVisible();
  });

  it('shows one list for every size without size tabs', async () => {
    open({ ingredients: { all: richText('<p>Water</p>') } });
    await userEvent.click(infoTab('Ingredients'));
    expect(within(panel('Ingredients')).queryByRole('tablist')).toBeNull();
    expect(screen.getByText('Water')).toBeVisible();
  });

  it('changes the tab with the arrow keys', async () => {
    open();
    await userEvent.click(infoTab('Details'));
    await userEvent.keyboard('{ArrowRight}');
    expect(panel('Nutrition facts')).toBeVisible();
    await userEvent.tab();
    expect(panel('Nutrition facts')).toHaveFocus();
  });

  it.each([
    ['details', { details: null }, 'Product details are coming soon.'],
    ['nutrition', { nutrition: null }, 'Nutrition facts are coming soon.'],
    ['ingredients', { ingredients: null }, 'The ingredient list is coming soon.'],
    [
      'empty facts',
      { nutrition: { all: { servingSizeDisclaimer: '', rows: [], microNutrients: [] } } },
      'Nutrition information is not available.',
    ],
  ])('shows a message for missing %s', (_name, overrides, text) => {
    open(overrides);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('accepts further tabs from the page', async () => {
    renderIn(
      'en',
      <ProductDetail
        category={null}
        categoryName="LYTE"
        extraTabs={[{ id: 'reviews', label: 'Reviews', content: 'Five stars' }]}
        locale={getLocale('us-en')}
        product={product()}
      />,
    );
    await userEvent.click(infoTab('Reviews'));
    expect(panel('Reviews')).toHaveTextContent('Five stars');
  });
});

describe('nutrition facts (PROD-09)', () => {
  const cells = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);

  it('pairs, groups and labels the rows', async () => {
    open({ nutrition: { all: facts('85') } });
    await userEvent.click(infoTab('Nutrition facts'));
    expect(screen.getByRole('columnheader', { name: 'Per container' })).toBeVisible();
    expect(cells('Calories')).toEqual(['85', '140']);
    expect(cells('Total Fat')).toEqual(['0\u00a0g', '0\u00a0g']);
    expect(cells('Sugar')).toEqual(['20\u00a0g', '–Not stated']);
    expect(cells('Added Sugars')).toEqual(['19\u00a0g', '–Not stated']);
    expect(within(screen.getByRole('row', { name: /^Sugar/ })).getByText('–')).toHaveAttribute('aria-hidden');
    for (const messages of screen.getAllByText('Not stated')) expect(messages).toHaveClass('visually-hidden');
    expect(screen.getByText('Vitamin B12').nextSibling).toHaveTextContent('50%');
  });

  it('formats sizes and electrolytes in French', async () => {
    open({}, 'fr');
    expect(screen.getAllByRole('tab', { name: '473\u00a0mL' })).toHaveLength(1);
    expect(panel('Détails').querySelector('li')?.textContent).toBe(
      '1\u00a0095\u00a0mg d’électrolytes dans 473\u00a0mL',
    );
    await userEvent.click(infoTab('Valeur nutritive'));
    expect(within(panel('Valeur nutritive')).getByRole('tab', { name: '591\u00a0mL' })).toBeVisible();
  });

  it('is translated into French', async () => {
    open({ nutrition: { all: facts('85') } }, 'fr');
    await userEvent.click(infoTab('Valeur nutritive'));
    expect(cells('Lipides')).toEqual(['0\u00a0g', '0\u00a0g']);
    expect(screen.getByText('Acide pantothénique').nextSibling).toHaveTextContent('75 %');
  });
});
