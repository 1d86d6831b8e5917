import { publishedSharedPages } from '@/lib/cache/shared-state.mjs';
import { getRedis, startRedis } from '@/lib/redis/connection';
import { createSharedPages, publishSharedPages } from '@/lib/redis/shared-pages';
import { fakeRedis } from '../../support/fake-redis';

jest.mock('@/lib/observability/logger', () => ({
  logger: { info: jest.fn(), warn: jest.fn(), error: jest.fn() },
}));

test('every instance of the module returns the connection of the process', async () => {
  expect(getRedis()).toBeUndefined();
  const redis = startRedis('redis://127.0.0.1:1');
  expect(getRedis()).toBe(redis);
  await jest.isolateModulesAsync(async () => {
    const again = await import('@/lib/redis/connection');
    expect(again.getRedis()).toBe(redis);
  });
  redis.close();
});

test('the page cache finds the shared pages', () => {
  const pages = createSharedPages(fakeRedis().redis, 'build');
  publishSharedPages(pages);
  expect(publishedSharedPages.get()).toBe(pages);
});
