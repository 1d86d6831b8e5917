import { tagInvalidations } from '@/lib/cache/shared-state.mjs';
import { type ContentKey, createMemoryStore } from '@/lib/content/content-store';

afterEach(() => {
  jest.restoreAllMocks();
  tagInvalidations().clear();
});

const key = (folderPath: string, fields: Partial<ContentKey> = {}): ContentKey => ({
  type: 'product',
  localeId: 'us-en',
  folderPath,
  ...fields,
});
const full = (readAt = 1) => ({ items: [1], readAt });
const empty = (readAt = 1) => ({ items: [], readAt });

test('returns what was set, and null otherwise', async () => {
  const store = createMemoryStore();
  await store.set(key('/a/'), full(), null);
  expect(await store.get(key('/a/'))).toEqual({ items: [1], readAt: 1, expired: false });
  expect(await store.get(key('/b/'))).toBeNull();
});

test('evicts the least recently used entry', async () => {
  const store = createMemoryStore({ full: 2, empty: 1 });
  await store.set(key('/a/'), full(), null);
  await store.set(key('/b/'), full(), null);
  await store.get(key('/a/'));
  await store.set(key('/c/'), full(), null);
  expect(await store.get(key('/b/'))).toBeNull();
  expect(await store.get(key('/a/'))).not.toBeNull();
});

test('empty responses evict no content', async () => {
  const store = createMemoryStore({ full: 1, empty: 1 });
  await store.set(key('/a/'), full(), null);
  for (const slug of ['x', 'y', 'z']) await store.set(key(`/${slug}/`), empty(), null);
  expect(await store.get(key('/a/'))).not.toBeNull();
  expect(await store.get(key('/z/'))).toMatchObject({ items: [] });
  expect(await store.get(key('/x/'))).toBeNull();
});

test('a response replaces the one before, full or empty', async () => {
  const store = createMemoryStore();
  await store.set(key('/a/'), full(1), null);
  await store.set(key('/a/'), empty(2), null);
  expect(await store.get(key('/a/'))).toMatchObject({ items: [], readAt: 2 });
  await store.set(key('/a/'), full(3), null);
  expect(await store.get(key('/a/'))).toMatchObject({ items: [1], readAt: 3 });
});

test('the response of an earlier call does not replace a later one', async () => {
  const store = createMemoryStore();
  await store.set(key('/a/'), full(3), null);
  await store.set(key('/a/'), empty(2), null);
  expect(await store.get(key('/a/'))).toMatchObject({ items: [1], readAt: 3 });
});

test('content read within the clock skew after a publication counts as read before it', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1000);
  const store = createMemoryStore({ maxClockSkewMs: 500 });
  await store.expire('product');
  await store.set(key('/a/'), full(1500), null);
  expect(await store.get(key('/a/'))).toMatchObject({ expired: true });
  await store.set(key('/a/'), full(1501), null);
  expect(await store.get(key('/a/'))).toMatchObject({ expired: false });
});

test('expiry applies to content read until then, by type and locale', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(10);
  const store = createMemoryStore();
  const us = key('/us/');
  const french = key('/fr/', { localeId: 'ca-fr' });
  const slides = key('/slides/', { type: 'slides' });
  for (const each of [us, french, slides]) await store.set(each, full(10), null);
  await store.expire('product', 'us-en');
  expect(await store.get(us)).toMatchObject({ expired: true });
  expect(await store.get(french)).toMatchObject({ expired: false });
  await store.expire('product');
  expect(await store.get(french)).toMatchObject({ expired: true });
  expect(await store.get(slides)).toMatchObject({ expired: false });
  await store.set(us, full(11), null);
  expect(await store.get(us)).toMatchObject({ expired: false });
});
