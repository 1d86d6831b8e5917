/** @jest-environment node */
import { createSharedPages } from '@/lib/redis/shared-pages';
import { fakeRedis } from '../../support/fake-redis';

const page = (lastModified: number) => ({
  lastModified,
  tags: ['content:product:us-en'],
  value: {
    kind: 'APP_PAGE',
    html: '<p>é</p>',
    rscData: Buffer.from([0, 255, 7]),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    status: undefined,
  },
  cacheControl: { revalidate: 300, expire: undefined },
});

test('a page comes back as it was, buffers and maps included', async () => {
  const pages = createSharedPages(fakeRedis().redis, 'build');
  await pages.set('/us-en', page(10));
  expect(await pages.newer('/us-en', 0)).toEqual(page(10));
  expect(await pages.newer('/other', 0)).toBeNull();
});

test('only a newer page is news', async () => {
  const pages = createSharedPages(fakeRedis().redis, 'build');
  await pages.set('/us-en', page(10));
  expect(await pages.newer('/us-en', 10)).toBeNull();
  expect(await pages.newer('/us-en', 9)).not.toBeNull();
});

test('builds are kept apart', async () => {
  const { redis } = fakeRedis();
  await createSharedPages(redis, 'one').set('/us-en', page(10));
  expect(await createSharedPages(redis, 'two').newer('/us-en', 0)).toBeNull();
});

test.each([
  ['nonsense', Buffer.from('hello')],
  ['nothing', Buffer.alloc(0)],
  ['another value', Buffer.from([255, 15, 73, 2])],
])('%s in Redis is no page', async (_, bytes) => {
  const { redis, hashes } = fakeRedis();
  hashes.set(
    'build:/us-en',
    new Map<string, number | Buffer>([
      ['madeAt', 10],
      ['page', bytes],
    ]),
  );
  expect(await createSharedPages(redis, 'build').newer('/us-en', 0)).toBeNull();
});

test('without Redis there are no pages, and no errors', async () => {
  const { redis, setUp } = fakeRedis();
  const pages = createSharedPages(redis, 'build');
  setUp(false);
  await pages.set('/us-en', page(10));
  await pages.delete('/us-en');
  expect(await pages.newer('/us-en', 0)).toBeNull();
});
