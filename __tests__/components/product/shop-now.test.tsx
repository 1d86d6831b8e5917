import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RetailerList } from '@/components/product/retailer-list';
import { SelectionProvider } from '@/components/product/selection-provider';
import { ShopNow } from '@/components/product/shop-now';
import type { Country } from '@/lib/locales/definitions';
import type { RetailerLinks } from '@/lib/retailers';
import { mockDialogMethods } from '../../support/dialog';
import { renderIn } from './render';

const links: RetailerLinks = { amazon: 'https://www.amazon.example/dp', kroger: null, walmart: null };

beforeAll(mockDialogMethods);

const offer = {
  category: 'sports-drink',
  defaultSize: '20oz',
  available: ['16oz', '20oz'],
  withContent: { nutrition: [], ingredients: [] },
};
const source = { src: '/20.webp' };
const pack = {
  name: 'Fruit Punch',
  sizes: [
    { size: '16oz', label: '16 fl oz', source: null },
    { size: '20oz', label: '20 fl oz', source },
  ],
};
const Shop = () => (
  <SelectionProvider offer={offer} pack={pack}>
    <ShopNow label="Shop now" country="USA" links={links} />
  </SelectionProvider>
);
const List = ({ given, country = 'USA' }: { given: RetailerLinks; country?: Country }) => (
  <RetailerList country={country} links={given} />
);

describe('shop now (PROD-06)', () => {
  it('shows the retailers and closes again', async () => {
    renderIn('en', <Shop />);
    await userEvent.click(screen.getByRole('button', { name: 'Shop now' }));
    expect(screen.getByRole('dialog', { name: 'Shop online' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names the product and its selected size, with its picture', async () => {
    renderIn('en', <Shop />);
    await userEvent.click(screen.getByRole('button', { name: 'Shop now' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('Fruit Punch, 20 fl oz');
    expect(dialog.querySelector('img')).toHaveAttribute('src', source.src);
  });

  it('links to a retailer in a new tab without opener; others are disabled', () => {
    renderIn('en', <List given={links} />);
    const amazon = screen.getByRole('link', { name: 'Amazon (opens in a new tab)' });
    expect(amazon).toHaveAttribute('href', links.amazon);
    expect(amazon).toHaveAttribute('target', '_blank');
    expect(amazon).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByText('Choose a store. It opens in a new tab.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Kroger Not available here yet' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Walmart Not available here yet' })).toBeDisabled();
  });

  it('shows no button for a retailer without shops in the country', () => {
    const kroger = 'https://www.kroger.example/p';
    renderIn('en', <List country="CANADA" given={{ ...links, kroger }} />);
    expect(screen.queryByText('Kroger')).toBeNull();
    expect(screen.getByRole('button', { name: /Walmart/ })).toBeDisabled();
  });

  it('shows a message without retailers', () => {
    renderIn('en', <List given={{ amazon: null, kroger: null, walmart: null }} />);
    expect(screen.getByText('Online purchasing is coming soon.')).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
