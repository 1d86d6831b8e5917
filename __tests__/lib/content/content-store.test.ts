import { gzipSync } from 'node:zlib';
import { fakeRedis } from '@/__tests__/support/fake-redis';
import { tagInvalidations } from '@/lib/cache/tag-invalidations.mjs';
import { createAemSource } from '@/lib/content/aem/aem-source';
import { type ContentKey, createMemoryStore, createSharedStore } from '@/lib/content/content-store';

afterEach(() => {
  jest.restoreAllMocks();
  tagInvalidations().clear();
});

const keyOf = (folderPath: string, fields: Partial<ContentKey> = {}): ContentKey => ({
  type: 'product',
  localeId: 'us-en',
  folderPath,
  ...fields,
});
const full = (readAt = 1) => ({ items: [1], readAt });
const empty = (readAt = 1) => ({ items: [], readAt });

test('returns what was set, and null otherwise', async () => {
  const store = createMemoryStore();
  await store.set(keyOf('/a/'), full(), null);
  expect(await store.get(keyOf('/a/'))).toEqual({ items: [1], readAt: 1, expired: false });
  expect(await store.get(keyOf('/b/'))).toBeNull();
});

test('evicts the least recently used entry', async () => {
  const store = createMemoryStore({ full: 2, empty: 1 });
  await store.set(keyOf('/a/'), full(), null);
  await store.set(keyOf('/b/'), full(), null);
  await store.get(keyOf('/a/'));
  await store.set(keyOf('/c/'), full(), null);
  expect(await store.get(keyOf('/b/'))).toBeNull();
  expect(await store.get(keyOf('/a/'))).not.toBeNull();
});

test('empty responses evict no content', async () => {
  const store = createMemoryStore({ full: 1, empty: 1 });
  await store.set(keyOf('/a/'), full(), null);
  for (const slug of ['x', 'y', 'z']) await store.set(keyOf(`/${slug}/`), empty(), null);
  expect(await store.get(keyOf('/a/'))).not.toBeNull();
  expect(await store.get(keyOf('/z/'))).toMatchObject({ items: [] });
  expect(await store.get(keyOf('/x/'))).toBeNull();
});

test('a response replaces the one before, full or empty', async () => {
  const store = createMemoryStore();
  await store.set(keyOf('/a/'), full(1), null);
  await store.set(keyOf('/a/'), empty(2), null);
  expect(await store.get(keyOf('/a/'))).toMatchObject({ items: [], readAt: 2 });
  await store.set(keyOf('/a/'), full(3), null);
  expect(await store.get(keyOf('/a/'))).toMatchObject({ items: [1], readAt: 3 });
});

test('the response of an earlier call does not replace a later one', async () => {
  const store = createMemoryStore();
  await store.set(keyOf('/a/'), full(3), null);
  await store.set(keyOf('/a/'), empty(2), null);
  expect(await store.get(keyOf('/a/'))).toMatchObject({ items: [1], readAt: 3 });
});

test('content read within the clock skew after a publication counts as read before it', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1000);
  const store = createMemoryStore({ maxClockSkewMs: 500 });
  await store.expire('product');
  await store.set(keyOf('/a/'), full(1500), null);
  expect(await store.get(keyOf('/a/'))).toMatchObject({ expired: true });
  await store.set(keyOf('/a/'), full(1501), null);
  expect(await store.get(keyOf('/a/'))).toMatchObject({ expired: false });
});

test('expiry applies to content read until then, by type and locale', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(10);
  const store = createMemoryStore();
  const us = keyOf('/us/');
  const french = keyOf('/fr/', { localeId: 'ca-fr' });
  const slides = keyOf('/slides/', { type: 'slides' });
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

const key: ContentKey = { type: 'slides', localeId: 'us-en', folderPath: '/content/slides/' };
const path = '/content/dam/solstride/us/en/content-fragments/slides/one';
const response = { data: { slidesData: { items: [{ _path: path }] } } };
const items = [{ path }];

const { parse } = createAemSource(async () => ({ ok: true, value: null }), { kind: 'sample' });

function setUp() {
  const { redis, hashes, setUp: setRedisUp } = fakeRedis();
  const replica = () => createSharedStore(createMemoryStore(), redis, 'site', parse);
  return { replica, hashes, setRedisUp };
}

test('content of one replica reaches another, parsed from the original response', async () => {
  const { replica } = setUp();
  await replica().set(key, { items, readAt: 10 }, response);
  const read = await replica().get(key);
  expect(read).toMatchObject({ readAt: 10, expired: false, items: [expect.objectContaining({ path })] });
});

test('the more recent response wins', async () => {
  const { replica } = setUp();
  const [one, two] = [replica(), replica()];
  await one.set(key, { items: [{ from: 'one' }], readAt: 10 }, response);
  await two.set(key, { items: [{ from: 'two' }], readAt: 20 }, response);
  expect(await two.get(key)).toMatchObject({ items: [{ from: 'two' }], readAt: 20 });
  expect(await one.get(key)).toMatchObject({ items: [expect.objectContaining({ path })], readAt: 20 });
});

test('a publication reaches other replicas at once', async () => {
  const { replica, hashes } = setUp();
  await replica().expire('slides', 'us-en');
  expect([...(hashes.get('site:tag-invalidations')?.keys() ?? [])]).toEqual(['content:slides:us-en']);
  tagInvalidations().clear();
});

test('without Redis each replica uses its own content', async () => {
  const { replica, setRedisUp } = setUp();
  const one = replica();
  await one.set(key, { items, readAt: 10 }, response);
  setRedisUp(false);
  expect(await one.get(key)).toMatchObject({ items, readAt: 10 });
  expect(await replica().get(key)).toBeNull();
  await one.set(key, { items, readAt: 30 }, response);
  expect(await one.get(key)).toMatchObject({ readAt: 30 });
});

test('empty responses are not stored in Redis, and delete the stored one', async () => {
  const { replica, hashes } = setUp();
  const one = replica();
  await one.set(key, { items, readAt: 10 }, response);
  expect([...hashes.keys()]).toEqual(['site:content:/content/slides/']);
  await one.set(key, { items: [], readAt: 20 }, { data: { slidesData: { items: [] } } });
  expect(hashes.size).toBe(0);
  expect(await one.get(key)).toMatchObject({ items: [], readAt: 20 });
});

test('a document that is nested too deeply stays in memory', async () => {
  const { replica, hashes } = setUp();
  const write = jest.spyOn(JSON, 'stringify').mockImplementation(() => {
    throw new RangeError();
  });
  const one = replica();
  await one.set(key, { items, readAt: 10 }, []);
  write.mockRestore();
  expect(hashes.size).toBe(0);
  expect(await one.get(key)).toMatchObject({ items, readAt: 10 });
});

test.each([
  ['is not compressed', Buffer.from('{"data":{"slidesData":{"items":[]}}}')],
  ['is no JSON', gzipSync('<html>')],
  ['is no list', gzipSync('{"data":null}')],
])('a Redis value that %s is no content', async (_, packed) => {
  const { replica, hashes } = setUp();
  const fields: [string, Buffer | number][] = [
    ['readAt', 10],
    ['packed', packed],
  ];
  hashes.set('site:content:/content/slides/', new Map(fields));
  expect(await replica().get(key)).toBeNull();
});
