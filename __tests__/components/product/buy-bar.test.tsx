// Rule: PROD-17
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductDetail } from '@/components/product/product-detail';
import type { Product } from '@/lib/content/types';
import { getLocale } from '@/lib/locales/definitions';
import { mockDialogMethods } from '../../support/dialog';
import { product } from './fixtures';
import { renderIn } from './render';

jest.mock('@/lib/content/assets', () => ({ imageSource: (src: string) => ({ src }) }));
jest.mock('@/components/ui/use-swiper', () => ({ useSwiper: () => null }));

beforeAll(mockDialogMethods);

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting'> & { boundingClientRect: { top: number } };

let observed: Element | null = null;
let notify: (entry: Entry) => void = () => {};
/** Links of the page are observed too, for their prefetch. */
window.IntersectionObserver = class {
  constructor(private readonly callback: IntersectionObserverCallback) {}
  observe(element: Element) {
    if (element.tagName !== 'SECTION') return;
    observed = element;
    notify = (entry) => act(() => this.callback([entry as IntersectionObserverEntry], this as never));
  }
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

const heroLeaves = () => notify({ isIntersecting: false, boundingClientRect: { top: -900 } });
const heroReturns = () => notify({ isIntersecting: true, boundingClientRect: { top: -400 } });

const open = (overrides: Partial<Product> = {}) =>
  renderIn(
    'en',
    <ProductDetail
      category={null}
      categoryName="Sports Drink"
      locale={getLocale('us-en')}
      product={product(overrides)}
    />,
  );
const bar = () => screen.queryByRole('region', { name: 'Buy Fruit Punch' });

describe('the buy bar', () => {
  it('appears once the hero has left and is inert while the hero is in view', () => {
    open();
    expect(observed).toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(bar()).toBeNull();
    heroLeaves();
    expect(bar()).not.toHaveAttribute('inert');
    heroReturns();
    expect(bar()).toHaveAttribute('inert');
  });

  it('does not appear while the hero is still below the window', () => {
    open();
    notify({ isIntersecting: false, boundingClientRect: { top: 1200 } });
    expect(bar()).toBeNull();
  });

  it('follows the selected size', async () => {
    open();
    heroLeaves();
    expect(bar()).toHaveTextContent('16 fl oz');
    await userEvent.click(screen.getAllByRole('tab', { name: '28\u00a0fl\u00a0oz' })[0] as HTMLElement);
    expect(bar()).toHaveTextContent('28 fl oz');
    expect(bar()?.querySelector('img')).toHaveAttribute('src', '/content/dam/28.webp');
  });

  it('opens the retailers', async () => {
    open();
    heroLeaves();
    await userEvent.click(within(bar() as HTMLElement).getByRole('button', { name: 'Shop now' }));
    expect(screen.getByRole('link', { name: /Amazon/ })).toBeInTheDocument();
  });

  it('leads to the stores without a retailer', () => {
    open({ retailers: { amazon: null, kroger: null, walmart: null } });
    heroLeaves();
    expect(within(bar() as HTMLElement).getByRole('link', { name: 'Find it near me' })).toHaveAttribute(
      'href',
      '/store-locator',
    );
  });
});
