import { serialize } from 'node:v8';
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

test('a page is restored unchanged, with buffers and maps', async () => {
  const pages = createSharedPages(fakeRedis().redis, 'build');
  await pages.set('/us-en', page(10));
  expect(await pages.newer('/us-en', 0)).toEqual(page(10));
  expect(await pages.newer('/other', 0)).toBeNull();
});

test('only a newer page is returned', async () => {
  const pages = createSharedPages(fakeRedis().redis, 'build');
  await pages.set('/us-en', page(10));
  expect(await pages.newer('/us-en', 10)).toBeNull();
  expect(await pages.newer('/us-en', 9)).not.toBeNull();
});

test('builds do not share pages', async () => {
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
      ['renderedAt', 10],
      ['page', bytes],
    ]),
  );
  expect(await createSharedPages(redis, 'build').newer('/us-en', 0)).toBeNull();
});

test.each([
  ['a page of another version', { lastModified: '10', tags: [] }],
  ['a page without tags', { lastModified: 10 }],
  ['no object', null],
])('%s is no page', async (_, value) => {
  const { redis, hashes } = fakeRedis();
  const fields = new Map<string, number | Buffer>([
    ['renderedAt', 10],
    ['page', serialize(value)],
  ]);
  hashes.set('build:/us-en', fields);
  const pages = createSharedPages(redis, 'build');
  expect(await pages.newer('/us-en', 0)).toBeNull();
  fields.set('page', serialize(page(10)));
  expect(await pages.newer('/us-en', 0)).toEqual(page(10));
  fields.delete('page');
  expect(await pages.newer('/us-en', 0)).toBeNull();
});

test('a deleted page is gone on every replica, and the others stay', async () => {
  const pages = createSharedPages(fakeRedis().redis, 'build');
  await pages.set('/us-en', page(10));
  await pages.set('/us-en/faq', page(10));
  await pages.delete('/us-en');
  expect(await pages.newer('/us-en', 0)).toBeNull();
  expect(await pages.newer('/us-en/faq', 0)).not.toBeNull();
});

test('without Redis there are no pages, and no errors', async () => {
  const { redis, setUp } = fakeRedis();
  const pages = createSharedPages(redis, 'build');
  setUp(false);
  await pages.set('/us-en', page(10));
  await pages.delete('/us-en');
  expect(await pages.newer('/us-en', 0)).toBeNull();
});
