/** @jest-environment node */
import { type ContentKey, createMemoryStore } from '@/lib/content/store';

const key = (folderPath: string, fields: Partial<ContentKey> = {}): ContentKey => ({
  type: 'product',
  localeId: 'us-en',
  folderPath,
  ...fields,
});
const full = (readAt = 1) => ({ items: [1], readAt });
const empty = (readAt = 1) => ({ items: [], readAt });

test('gives what was set, and null for the rest', async () => {
  const store = createMemoryStore();
  await store.set(key('/a/'), full());
  expect(await store.get(key('/a/'))).toEqual({ items: [1], readAt: 1, expired: false });
  expect(await store.get(key('/b/'))).toBeNull();
  expect(await store.get(key('/a/', { localeId: 'ca-en' }))).toBeNull();
});

test('forgets what was not used for longest', async () => {
  const store = createMemoryStore(Date.now, { full: 2, empty: 1 });
  await store.set(key('/a/'), full());
  await store.set(key('/b/'), full());
  await store.get(key('/a/'));
  await store.set(key('/c/'), full());
  expect(await store.get(key('/b/'))).toBeNull();
  expect(await store.get(key('/a/'))).not.toBeNull();
});

test('empty answers push out no content', async () => {
  const store = createMemoryStore(Date.now, { full: 1, empty: 1 });
  await store.set(key('/a/'), full());
  for (const slug of ['x', 'y', 'z']) await store.set(key(`/${slug}/`), empty());
  expect(await store.get(key('/a/'))).not.toBeNull();
  expect(await store.get(key('/z/'))).toMatchObject({ items: [] });
  expect(await store.get(key('/x/'))).toBeNull();
});

test('an answer replaces the one before, full or empty', async () => {
  const store = createMemoryStore();
  await store.set(key('/a/'), full(1));
  await store.set(key('/a/'), empty(2));
  expect(await store.get(key('/a/'))).toMatchObject({ items: [], readAt: 2 });
  await store.set(key('/a/'), full(3));
  expect(await store.get(key('/a/'))).toMatchObject({ items: [1], readAt: 3 });
});

test('expiry marks what was read until then, by type and locale', async () => {
  const store = createMemoryStore(() => 10);
  await store.set(key('/a/'), full(10));
  await store.set(key('/a/', { localeId: 'ca-fr' }), full(10));
  await store.set(key('/a/', { type: 'slides' }), full(10));
  await store.expire('product', 'us-en');
  expect(await store.get(key('/a/'))).toMatchObject({ expired: true });
  expect(await store.get(key('/a/', { localeId: 'ca-fr' }))).toMatchObject({ expired: false });
  await store.expire('product');
  expect(await store.get(key('/a/', { localeId: 'ca-fr' }))).toMatchObject({ expired: true });
  expect(await store.get(key('/a/', { type: 'slides' }))).toMatchObject({ expired: false });
  await store.set(key('/a/'), full(11));
  expect(await store.get(key('/a/'))).toMatchObject({ expired: false });
});
