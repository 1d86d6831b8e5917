import { isDropped } from '@/lib/server/internal-headers';

/** Headers that the site's pages send and read. */
const preserved = [
  'accept-encoding',
  'authorization',
  'content-length',
  'content-type',
  'cookie',
  'forwarded-more',
  'host',
  'if-none-match',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'origin',
  'rsc',
  'x-forwarded-for',
  'x-more-forwarded',
  'x-request-id',
];

test.each([
  'next-action',
  'next-hmr-refresh',
  'next-resume',
  'x-action-forwarded',
  'x-invoke-output',
  'x-invoke-path',
  'x-matched-path',
  'x-middleware-next',
  'x-middleware-prefetch',
  'x-middleware-request-cookie',
  'x-middleware-subrequest',
  'x-middleware-subrequest-id',
  'x-next-cache-tags',
  'x-next-revalidate-tag-token',
  'x-next-revalidated-tags',
  'x-nextjs-data',
  'x-now-route-matches',
  'x-prerender-revalidate',
  'x-prerender-revalidate-if-generated',
])('%s is dropped', (name) => {
  expect(isDropped(name, '/faq', false)).toBe(true);
  expect(isDropped(name, '/faq', true)).toBe(true);
});

test.each(preserved)('%s is preserved', (name) => expect(isDropped(name, '/faq', false)).toBe(false));

test.each([
  'forwarded',
  'x-forwarded-format',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-prefix',
])('%s is preserved only behind a trusted proxy', (name) => {
  expect(isDropped(name, '/faq', false)).toBe(true);
  expect(isDropped(name, '/faq', true)).toBe(false);
});

test.each(['if-match', 'if-unmodified-since', 'if-range', 'range'])(
  '%s reaches only the asset route',
  (name) => {
    expect(isDropped(name, '/og.png', false)).toBe(true);
    expect(isDropped(name, '/content/dam/x.mp4', false)).toBe(false);
  },
);
