/** @jest-environment jsdom */
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

it('returns the same list until something changes', () => {
  writeWishlist([grape]);
  expect(readWishlist()).toBe(readWishlist());
  expect(serverWishlist()).toBe(serverWishlist());
});

it('notifies of its own changes and of those in other tabs', () => {
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

it('has one listener for other tabs, while it has listeners itself', () => {
  const watching = (spy: jest.SpyInstance) => spy.mock.calls.filter(([type]) => type === 'storage').length;
  const added = jest.spyOn(window, 'addEventListener');
  const removed = jest.spyOn(window, 'removeEventListener');
  const leave = [subscribeToWishlist(jest.fn()), subscribeToWishlist(jest.fn())];
  expect(watching(added)).toBe(1);
  leave[0]?.();
  expect(watching(removed)).toBe(0);
  leave[1]?.();
  expect(watching(removed)).toBe(1);
});

it('is empty on a device without one, and on the server', () => {
  localStorage.clear();
  expect([readWishlist(), serverWishlist()]).toEqual([[], []]);
  expect(wishlistKey).toBe('solstride-wishlist');
});

it('lasts until the page unloads when storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  writeWishlist([grape]);
  expect(readWishlist()).toEqual([grape]);
});
