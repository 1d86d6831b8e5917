/** @jest-environment node */
import { tagMarks } from '@/lib/cache/tag-marks.mjs';
import { createSharedStore } from '@/lib/content/shared-store';
import { type ContentKey, createMemoryStore } from '@/lib/content/store';
import { fakeRedis } from '../../support/fake-redis';

const key: ContentKey = { type: 'slides', localeId: 'us-en', folderPath: '/content/slides/' };
const path = '/content/dam/solstride/us/en/content-fragments/slides/one';
const answer = { data: { slidesData: { items: [{ _path: path }] } } };
const items = [{ path }];

function setUp() {
  const { redis, hashes, setUp: setRedisUp } = fakeRedis();
  const replica = () => createSharedStore(createMemoryStore(), redis, 'site');
  return { replica, hashes, setRedisUp };
}

test('what one replica read, another has, made from the answer itself', async () => {
  const { replica } = setUp();
  await replica().set(key, { items, readAt: 10 }, answer);
  const read = await replica().get(key);
  expect(read).toMatchObject({ readAt: 10, expired: false, items: [expect.objectContaining({ path })] });
});

test('the more recent answer wins', async () => {
  const { replica } = setUp();
  const [one, two] = [replica(), replica()];
  await one.set(key, { items: [{ from: 'one' }], readAt: 10 }, answer);
  await two.set(key, { items: [{ from: 'two' }], readAt: 20 }, answer);
  expect(await two.get(key)).toMatchObject({ items: [{ from: 'two' }], readAt: 20 });
  expect(await one.get(key)).toMatchObject({ items: [expect.objectContaining({ path })], readAt: 20 });
});

test('a publication is told at once', async () => {
  const { replica, hashes } = setUp();
  await replica().expire('slides', 'us-en');
  expect([...(hashes.get('site:tag-marks')?.keys() ?? [])]).toEqual(['content:slides:us-en']);
  tagMarks().clear();
});

test('without Redis each replica goes on with its own', async () => {
  const { replica, setRedisUp } = setUp();
  const one = replica();
  await one.set(key, { items, readAt: 10 }, answer);
  setRedisUp(false);
  expect(await one.get(key)).toMatchObject({ items, readAt: 10 });
  expect(await replica().get(key)).toBeNull();
  await one.set(key, { items, readAt: 30 }, answer);
  expect(await one.get(key)).toMatchObject({ readAt: 30 });
});

test('empty answers leave nothing in Redis, and take away what was there', async () => {
  const { replica, hashes } = setUp();
  const one = replica();
  await one.set(key, { items, readAt: 10 }, answer);
  expect(hashes.size).toBe(1);
  await one.set(key, { items: [], readAt: 20 }, { data: { slidesData: { items: [] } } });
  expect(hashes.size).toBe(0);
  expect(await one.get(key)).toMatchObject({ items: [], readAt: 20 });
});

test.each(['<html>', '{"data":null}'])('%s in Redis is no content', async (text) => {
  const { replica, hashes } = setUp();
  hashes.set(
    'site:content:/content/slides/',
    new Map<string, string | number>([
      ['readAt', 10],
      ['answer', text],
    ]),
  );
  expect(await replica().get(key)).toBeNull();
});
