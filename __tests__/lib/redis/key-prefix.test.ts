import { parseConfig } from '@/lib/config/parse';
import { contentKeyPrefix, pageKeyPrefix } from '@/lib/redis/key-prefix';

const base = {
  AEM_URL: 'http://127.0.0.1:4600',
  REVIEWS_API_URL: 'http://127.0.0.1:1',
  REVIEWS_PASSKEY: 'one',
};
const page = (variables: Record<string, string>, build = 'b1') =>
  pageKeyPrefix(parseConfig({ ...base, ...variables }), build);

test.each([
  ['another port', { PORT: '4000' }],
  ['another address', { HOSTNAME: '127.0.0.1' }],
  ['another log level', { LOG_LEVEL: 'debug' }],
  ['another way to Redis', { REDIS_URL: 'redis://127.0.0.1:1' }],
  ['another proxy', { TRUST_PROXY: 'true' }],
  ['another rate limit', { RATE_LIMIT_PER_MINUTE: '7' }],
  ['another time limit', { UPSTREAM_TIMEOUT_MS: '77' }],
  ['another size limit', { CONTENT_MAX_BYTES: '7777' }],
  ['a new secret of publications', { REVALIDATE_SECRET: 'new' }],
  ['a new secret of previews', { PREVIEW_SECRET: 'new' }],
  ['a new secret of metrics', { METRICS_TOKEN: 'new' }],
  ['new credentials for AEM', { AEM_AUTH: 'new' }],
  ['a new key of the reviews', { REVIEWS_PASSKEY: 'two' }],
])('replicas with %s share their pages', (_, variables) => {
  const keys = [parseConfig({ ...base, ...variables }), parseConfig(base)];
  expect(keys[0]).not.toEqual(keys[1]);
  expect(page(variables)).toBe(page({}));
});

test.each([
  ['hosts', { LOCALE_DOMAINS: '{"ca-fr":["a"],"ca-en":["b"],"us-en":["c"]}' }],
  ['content', { AEM_URL: 'http://127.0.0.1:4601' }],
  ['analytics', { GA_MEASUREMENT_ID_US: 'G-1' }],
])('replicas with other %s do not', (_, variables) => {
  expect(page(variables)).not.toBe(page({}));
});

test('another build has its own pages, and the same content', () => {
  expect(page({}, 'b2')).not.toBe(page({}, 'b1'));
  const content = (variables: Record<string, string>) =>
    contentKeyPrefix(parseConfig({ ...base, ...variables }));
  expect(content({ GA_MEASUREMENT_ID_US: 'G-1', AEM_AUTH: 'x' })).toBe(content({}));
  expect(content({ AEM_URL: 'http://127.0.0.1:4601' })).not.toBe(content({}));
});

test('the keys name the site and the kind of value', () => {
  expect(page({})).toMatch(/^solstride:[\da-f]{12}:page$/);
  expect(contentKeyPrefix(parseConfig(base))).toMatch(/^solstride:[\da-f]{12}$/);
});
