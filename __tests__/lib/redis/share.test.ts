// Rules: OPS-02
import { readFileSync } from 'node:fs';
import { parseConfig } from '@/lib/config/parse';
import { publishedSharedContent } from '@/lib/content/content-store';
import { startRedis } from '@/lib/redis/connection';
import { contentKeyPrefix, pageKeyPrefix } from '@/lib/redis/key-prefix';
import { shareThroughRedis } from '@/lib/redis/share';
import { shareInvalidations } from '@/lib/redis/share-invalidations';
import { createSharedPages, publishSharedPages } from '@/lib/redis/shared-pages';
import { fakeRedis } from '../../support/fake-redis';

jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), readFileSync: jest.fn() }));
jest.mock('@/lib/redis/connection', () => ({ startRedis: jest.fn() }));
jest.mock('@/lib/redis/share-invalidations', () => ({ shareInvalidations: jest.fn() }));
jest.mock('@/lib/redis/shared-pages', () => ({
  createSharedPages: jest.fn(() => 'pages'),
  publishSharedPages: jest.fn(),
}));

const { redis } = fakeRedis();
const url = 'redis://127.0.0.1:6379';
const config = parseConfig({ APP_ENV: 'local', REDIS_URL: url });

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(startRedis).mockReturnValue(redis);
  jest.mocked(readFileSync).mockReturnValue('build-7');
});

test('without a Redis nothing is shared', async () => {
  await shareThroughRedis(parseConfig({ APP_ENV: 'local' }), true);
  expect(startRedis).not.toHaveBeenCalled();
  expect(publishedSharedContent.get()).toBeUndefined();
  expect(publishSharedPages).not.toHaveBeenCalled();
});

test('a build shares publications, content and its own pages', async () => {
  await shareThroughRedis(config, true);
  expect(startRedis).toHaveBeenCalledWith(url);
  expect(shareInvalidations).toHaveBeenCalledWith(redis, contentKeyPrefix(config));
  expect(publishedSharedContent.get()).toBeDefined();
  expect(readFileSync).toHaveBeenCalledWith(expect.stringMatching(/\/\.next\/BUILD_ID$/), 'utf8');
  expect(createSharedPages).toHaveBeenCalledWith(redis, pageKeyPrefix(config, 'build-7'));
  expect(publishSharedPages).toHaveBeenCalledWith('pages');
});

test('a site in development shares publications, and no pages of an older build', async () => {
  await shareThroughRedis(config, false);
  expect(shareInvalidations).toHaveBeenCalled();
  expect(publishSharedPages).not.toHaveBeenCalled();
});

test('without a build id a process does not share its pages', async () => {
  jest.mocked(readFileSync).mockImplementation(() => {
    throw new Error('ENOENT');
  });
  await shareThroughRedis(config, true);
  expect(shareInvalidations).toHaveBeenCalled();
  expect(publishSharedPages).not.toHaveBeenCalled();
});

test('the server waits for its first connection', async () => {
  let connect = () => {};
  const connected = new Promise<void>((resolve) => {
    connect = resolve;
  });
  jest.mocked(startRedis).mockReturnValue({ ...redis, connected });
  const isDone = jest.fn();
  const done = shareThroughRedis(config, true).then(isDone);
  await new Promise(setImmediate);
  expect(isDone).not.toHaveBeenCalled();
  connect();
  await done;
});
