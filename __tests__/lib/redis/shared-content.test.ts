import { gzipSync } from 'node:zlib';
import { tagInvalidations } from '@/lib/cache/shared-state.mjs';
import { createAemSource } from '@/lib/content/aem/aem-source';
import { type ContentKey, createMemoryStore } from '@/lib/content/content-store';
import { createSharedContent } from '@/lib/redis/shared-content';
import { fakeRedis } from '../../support/fake-redis';

const key: ContentKey = { type: 'slides', localeId: 'us-en', folderPath: '/content/slides/' };
const path = '/content/dam/solstride/us/en/content-fragments/slides/one';
const response = { data: { slidesData: { items: [{ _path: path }] } } };
const items = [{ path }];

const { parse } = createAemSource(async () => ({ ok: true, value: null }), { kind: 'sample' });

function setUp() {
  const { redis, hashes, setUp: setRedisUp } = fakeRedis();
  const replica = () => createSharedContent(createMemoryStore(), redis, 'site', parse);
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
