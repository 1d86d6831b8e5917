import {
  readWishlist,
  serverWishlist,
  subscribeToWishlist,
  wishlistKey,
  writeWishlist,
} from '@/lib/wishlist/store';

const grape = '/sports-drink/grape';

beforeEach(() => {
  localStorage.clear();
  writeWishlist([]);
});
afterEach(() => jest.restoreAllMocks());

it('keeps the list on the device', () => {
  writeWishlist([grape]);
  expect(readWishlist()).toEqual([grape]);
  expect(JSON.parse(localStorage.getItem(wishlistKey) ?? '')).toEqual([grape]);
});

it('gives out the same list as long as nothing changes', () => {
  writeWishlist([grape]);
  expect(readWishlist()).toBe(readWishlist());
  expect(serverWishlist()).toBe(serverWishlist());
});

it('tells of its own changes and of those in other tabs', () => {
  const listener = jest.fn();
  const unsubscribe = subscribeToWishlist(listener);
  writeWishlist([grape]);
  expect(listener).toHaveBeenCalledTimes(1);

  localStorage.setItem(wishlistKey, JSON.stringify([]));
  window.dispatchEvent(new StorageEvent('storage', { key: wishlistKey }));
  expect(listener).toHaveBeenCalledTimes(2);
  expect(readWishlist()).toEqual([]);

  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(listener).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(listener).toHaveBeenCalledTimes(3);

  unsubscribe();
  writeWishlist([grape]);
  window.dispatchEvent(new StorageEvent('storage', { key: wishlistKey }));
  expect(listener).toHaveBeenCalledTimes(3);
});

it('lasts as long as the page where storage is switched off', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  writeWishlist([grape]);
  expect(readWishlist()).toEqual([grape]);
});
