// Rules: WISH-01
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { HeartButton } from '@/components/wishlist/heart-button';
import { ProductHeart } from '@/components/wishlist/product-heart';
import { WishlistButton } from '@/components/wishlist/wishlist-button';
import { loadSearchIndex } from '@/lib/search/load-index';
import { readWishlist, wishlistKey, writeWishlist } from '@/lib/wishlist/store';
import { mockDialogMethods } from '../../support/dialog';
import { american, quebec, renderIn } from '../../support/render-in';
import { grape, orange, searchIndex } from '../../support/search-index';

jest.mock('@/lib/search/load-index', () => ({ loadSearchIndex: jest.fn() }));
const loads = jest.mocked(loadSearchIndex);

const Header = () => <WishlistButton browseHref="/sports-drink" />;
const product = { categorySlug: 'sports-drink', slug: 'grape', name: 'Grape' };

beforeAll(mockDialogMethods);
beforeEach(() => {
  localStorage.clear();
  writeWishlist([]);
  loads.mockReset().mockResolvedValue(searchIndex);
});

async function openList() {
  renderIn('en', <Header />);
  await userEvent.click(screen.getByRole('button', { name: /^Wishlist/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Wishlist' });
  await waitFor(() => expect(dialog.querySelector('[aria-busy="true"]')).toBeNull());
  return within(dialog);
}

describe('the heart', () => {
  it('saves a product, announces it, and removes it again', async () => {
    renderIn('en', <ProductHeart locale={american} product={product} />);
    const heart = screen.getByRole('button', { name: 'Save to wishlist: Grape' });
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(readWishlist()).toEqual([grape.href]);
    await userEvent.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(readWishlist()).toEqual([]);
  });

  it.each([
    ['en', 'Save to wishlist: Grape', 'Saved: Grape', 'Saved'],
    ['fr', 'Ajouter aux favoris\u00a0: Grape', 'Enregistré\u00a0: Grape', 'Enregistré'],
  ] as const)('with a label says that the product is saved (%s)', async (language, save, saved, text) => {
    renderIn(language, <ProductHeart locale={american} product={product} worded />);
    await userEvent.click(screen.getByRole('button', { name: save, pressed: false }));
    expect(screen.getByRole('button', { name: saved, pressed: true })).toHaveTextContent(text);
    await userEvent.click(screen.getByRole('button', { name: saved }));
    expect(screen.getByRole('button', { name: save, pressed: false })).toBeVisible();
  });

  it('renders nothing if the locale has no wishlist', () => {
    renderIn('fr', <ProductHeart locale={quebec} product={product} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('follows changes in another tab', () => {
    renderIn('en', <HeartButton item={grape.href} label="Grape" />);
    act(() => {
      localStorage.setItem(wishlistKey, JSON.stringify([grape.href]));
      window.dispatchEvent(new StorageEvent('storage', { key: wishlistKey }));
    });
    expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  });

  it('is empty in the server’s HTML, whatever is stored', () => {
    writeWishlist([grape.href]);
    expect(renderToString(<HeartButton item={grape.href} label="Grape" />)).toContain('aria-pressed="false"');
  });
});

describe('the list', () => {
  it('shows the count in the header, and requests nothing before it opens', () => {
    writeWishlist([grape.href, orange.href]);
    renderIn('en', <Header />);
    expect(screen.getByRole('button', { name: 'Wishlist (2)' })).toHaveTextContent('2');
    expect(loads).not.toHaveBeenCalled();
  });

  it('links to the products while it is empty', async () => {
    const list = await openList();
    expect(list.getByText('The crate’s empty. Fill it.')).toBeVisible();
    expect(list.getByRole('link', { name: 'Browse the drinks' })).toHaveAttribute('href', '/sports-drink');
    expect(list.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('shows name, category and link of each product, the latest first', async () => {
    writeWishlist([orange.href, grape.href]);
    const list = await openList();
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['OrangeZero Sugar', orange.href],
      ['GrapeSports Drink', grape.href],
    ]);
  });

  it('removes a product and focuses its neighbour', async () => {
    writeWishlist([orange.href, grape.href]);
    const list = await openList();
    await userEvent.click(list.getByRole('button', { name: 'Remove: Orange' }));
    expect(readWishlist()).toEqual([grape.href]);
    expect(list.getByRole('button', { name: 'Remove: Grape' })).toHaveFocus();
    await userEvent.click(list.getByRole('button', { name: 'Remove: Grape' }));
    expect(list.getByText('The crate’s empty. Fill it.')).toBeVisible();
    expect(list.getByRole('button', { name: 'Close wishlist' })).toHaveFocus();
  });

  it('can be cleared and restored', async () => {
    writeWishlist([orange.href, grape.href]);
    const list = await openList();
    await userEvent.click(list.getByRole('button', { name: 'Clear the list' }));
    expect(readWishlist()).toEqual([]);
    expect(list.getByRole('status')).toHaveTextContent('Crate emptied.');
    expect(list.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.click(list.getByRole('button', { name: 'Undo' }));
    expect(readWishlist()).toEqual([orange.href, grape.href]);
  });

  it('shows no message about a product before the index has loaded', async () => {
    let arrive: (value: typeof searchIndex) => void = () => undefined;
    loads.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    writeWishlist(['/lyte/old-flavor']);
    renderIn('en', <Header />);
    await userEvent.click(screen.getByRole('button', { name: /^Wishlist/ }));
    const list = within(await screen.findByRole('dialog', { name: 'Wishlist' }));
    expect(list.getByRole('list')).toHaveAttribute('aria-busy', 'true');
    expect(list.queryByText('No longer in our lineup')).toBeNull();
    await act(async () => arrive(searchIndex));
    expect(list.getByRole('list')).toHaveAttribute('aria-busy', 'false');
    expect(list.getByText('No longer in our lineup')).toBeVisible();
  });

  it('shows a message for a product that no longer exists', async () => {
    writeWishlist(['/lyte/old-flavor']);
    const list = await openList();
    expect(list.getByText('old flavor')).toBeVisible();
    expect(list.getByText('No longer in our lineup')).toBeVisible();
    expect(list.queryByRole('link')).toBeNull();
  });

  it.each([
    ['does not come', () => loads.mockRejectedValue(new Error('offline'))],
    ['misses the drinks', () => loads.mockResolvedValue({ complete: false, entries: [] })],
  ])('uses names from the paths when the index %s', async (_, fail) => {
    fail();
    writeWishlist([grape.href]);
    const list = await openList();
    expect(list.getByRole('link', { name: 'grape' })).toHaveAttribute('href', grape.href);
    expect(list.queryByText('No longer in our lineup')).toBeNull();
  });
});
