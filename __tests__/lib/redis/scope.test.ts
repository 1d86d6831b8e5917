/** @jest-environment node */
import { parseConfig } from '@/lib/config/parse';
import { contentScope, pageScope } from '@/lib/redis/scope';

const base = {
  AEM_URL: 'http://127.0.0.1:4600',
  REVIEWS_API_URL: 'http://127.0.0.1:1',
  REVIEWS_PASSKEY: 'one',
};
const page = (variables: Record<string, string>, build = 'b1') =>
  pageScope(parseConfig({ ...base, ...variables }), build);

test.each([
  ['another port', { PORT: '4000' }],
  ['another log level', { LOG_LEVEL: 'debug' }],
  ['a new secret', { REVALIDATE_SECRET: 'new', AEM_AUTH: 'new', REVIEWS_PASSKEY: 'two' }],
])('replicas with %s share their pages', (_, variables) => {
  expect(page(variables)).toBe(page({}));
});

test.each([
  ['hosts', { LOCALE_DOMAINS: '{"ca-fr":["a"],"ca-en":["b"],"us-en":["c"]}' }],
  ['content', { AEM_URL: 'http://127.0.0.1:4601' }],
  ['analytics', { GA_MEASUREMENT_ID_US: 'G-1' }],
])('replicas with other %s do not', (_, variables) => {
  expect(page(variables)).not.toBe(page({}));
});

test('another build has pages of its own, and the same content', () => {
  expect(page({}, 'b2')).not.toBe(page({}, 'b1'));
  const content = (variables: Record<string, string>) => contentScope(parseConfig({ ...base, ...variables }));
  expect(content({ GA_MEASUREMENT_ID_US: 'G-1', AEM_AUTH: 'x' })).toBe(content({}));
  expect(content({ AEM_URL: 'http://127.0.0.1:4601' })).not.toBe(content({}));
});
