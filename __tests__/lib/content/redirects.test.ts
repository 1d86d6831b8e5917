// Rules: NAV-09
import { redirectSchema } from '@/lib/content/aem/schemas/items';
import { findRedirect } from '@/lib/content/redirects';
import type { Redirect } from '@/lib/content/types';
import { getLocale } from '@/lib/locales/definitions';

const mockRead = jest.fn();
jest.mock('@/lib/config', () => ({ getConfig: () => ({ redirectOrigins: ['https://shop.example'] }) }));
jest.mock('@/lib/content/content-client', () => ({ getContentClient: () => ({ read: mockRead }) }));

const locale = getLocale('us-en');

/** Publishes redirects such as `/a -> /b`, permanent ones with `=>`. */
function publish(...lines: readonly string[]) {
  const items = lines.map((line): Redirect => {
    const [from = '', arrow, to = ''] = line.split(' ');
    return { path: line, from, to, isPermanent: arrow === '=>' };
  });
  mockRead.mockResolvedValue({ state: 'fresh', items });
}

const find = async (path: string, search = '') => {
  const found = await findRedirect(locale, path, search);
  return found && `${found.status} ${found.location}`;
};

test('a redirect is permanent or not', async () => {
  publish('/old => /faq', '/summer -> /lyte#top');
  expect(await find('/old')).toBe('308 /faq');
  expect(await find('/summer')).toBe('307 /lyte#top');
  expect(await find('/winter')).toBeNull();
});

test.each(['/old-page/é', '/OLD-PAGE/É', '//old-page//é/', '/old-page/é/'])(
  'the path %s is that of /old%%2Dpage/%%C3%%A9',
  async (path) => {
    publish('/old%2Dpage/%C3%A9 => /faq');
    expect(await find(path)).toBe('308 /faq');
    publish('/Old-page/é/ => /faq');
    expect(await find(path)).toBe('308 /faq');
  },
);

test.each([
  ['/faq', '?a=1&b', '/faq?a=1&b'],
  ['/faq?x=%20y', '?a=1', '/faq?x=%20y&a=1'],
  ['/faq?x#top', '?a=1', '/faq?x&a=1#top'],
  ['/faq#top?x', '', '/faq#top?x'],
  ['/faq/a%2Fb/é', '', '/faq/a%2Fb/%C3%A9'],
])('from a request with %s and %s it leads to %s', async (to, search, location) => {
  publish(`/old => ${to}`);
  expect(await find('/old', search)).toBe(`308 ${location}`);
});

test('a redirect to another one leads to its target, and is permanent if all are', async () => {
  publish('/a => /B/', '/b => /c?x=1', '/c -> /faq', '/d => /e', '/e => /press');
  expect(await find('/a')).toBe('307 /faq');
  expect(await find('/d')).toBe('308 /press');
});

test('redirects in a loop, or too many in a row, have no effect', async () => {
  const row = Array.from({ length: 30 }, (_, index) => `/row${index} => /row${index + 1}`);
  publish('/self => /Self#x', '/a => /b', '/b => /c', '/c => /b', '/fine => /faq', ...row);
  for (const path of ['/self', '/a', '/b', '/c', '/row0']) expect(await find(path)).toBeNull();
  expect(await find('/fine')).toBe('308 /faq');
  expect(await find('/row25')).toBe('308 /row30');
});

test('another origin must be on the list', async () => {
  publish('/shop => https://shop.example/cart', '/bad => https://shop.example.evil/', '/x -> /bad');
  expect(await find('/shop', '?a=1')).toBe('308 https://shop.example/cart?a=1');
  expect(await find('/bad')).toBeNull();
  expect(await find('/x')).toBeNull();
});

test('a page of the locale is never the middle of a row, and the first of two redirects counts', async () => {
  publish('/questions => /faq', '/faq => /press', '/lyte => /press', '/twice => /press', '/Twice -> /faq');
  expect(await find('/questions')).toBe('308 /faq');
  expect(await find('/twice')).toBe('308 /press');
});

test('there is no redirect from /404, and no lookup, with which a process would begin', async () => {
  publish('/404 => /tea/green');
  mockRead.mockClear();
  expect(await find('/404')).toBeNull();
  expect(mockRead).not.toHaveBeenCalled();
});

test('without the list there is no redirect', async () => {
  mockRead.mockResolvedValue({ state: 'failed', error: { kind: 'network', message: '' } });
  expect(await find('/old')).toBeNull();
  mockRead.mockResolvedValue({ state: 'stale', items: [] });
  expect(await find('/old')).toBeNull();
});

const path = '/content/dam/solstride/us/en/content-fragments/redirect/a';

test.each([
  ['/#/zero-sugar', '/zero-sugar'],
  ['/our story', '/our%20story'],
  ['HTTPS://shop.example/x', 'HTTPS://shop.example/x'],
])('the target %s is read as %s', (to, expected) => {
  const read = redirectSchema.parse({ _path: path, from: ' /old ', to, permanent: null });
  expect(read).toEqual({ path, from: '/old', to: expected, isPermanent: false });
});

test.each([
  ['from', { from: 'old' }],
  ['from', { from: '//evil.example' }],
  ['from', { from: '/old?x=1' }],
  ['from', { from: '/' }],
  ['from', { from: null }],
  ['to', { to: '//evil.example' }],
  ['to', { to: 'http://shop.example/' }],
  ['to', { to: 'javascript:alert(1)' }],
  ['to', { to: `/${'x'.repeat(3000)}` }],
])('a fragment whose %s is not usable is invalid (%#)', (field, values) => {
  const { error } = redirectSchema.safeParse({ _path: path, from: '/old', to: '/faq', ...values });
  expect(error?.issues[0]?.path).toEqual([field]);
});
