// Rules: OPS-02
import { readFileSync } from 'node:fs';
import { parseConfig } from '@/lib/config/parse';
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

test('without a Redis nothing is shared', () => {
  shareThroughRedis(parseConfig({ APP_ENV: 'local' }), true);
  expect(startRedis).not.toHaveBeenCalled();
  expect(publishSharedPages).not.toHaveBeenCalled();
});

test('a build shares publications and its own pages', () => {
  shareThroughRedis(config, true);
  expect(startRedis).toHaveBeenCalledWith(url);
  expect(shareInvalidations).toHaveBeenCalledWith(redis, contentKeyPrefix(config));
  expect(readFileSync).toHaveBeenCalledWith(expect.stringMatching(/\/\.next\/BUILD_ID$/), 'utf8');
  expect(createSharedPages).toHaveBeenCalledWith(redis, pageKeyPrefix(config, 'build-7'));
  expect(publishSharedPages).toHaveBeenCalledWith('pages');
});

test('a site in development shares publications, and no pages of an older build', () => {
  shareThroughRedis(config, false);
  expect(shareInvalidations).toHaveBeenCalled();
  expect(publishSharedPages).not.toHaveBeenCalled();
});

test('without a build id a process does not share its pages', () => {
  jest.mocked(readFileSync).mockImplementation(() => {
    throw new Error('ENOENT');
  });
  shareThroughRedis(config, true);
  expect(shareInvalidations).toHaveBeenCalled();
  expect(publishSharedPages).not.toHaveBeenCalled();
});
