import type { Folder } from '@/lib/content/content-client';
import { getPartnerLocales, getProductLocales } from '@/lib/content/lists';

const mockRead = jest.fn<Promise<object>, [Folder]>();

jest.mock('@/lib/content/content-client', () => ({
  getContentClient: () => ({ read: (folder: Folder) => mockRead(folder) }),
}));

/** Responses by locale; a locale without one fails. */
function response(items: Record<string, readonly object[]>) {
  mockRead.mockImplementation(async ({ locale: { id } }) =>
    items[id] ? { state: 'stale', items: items[id] } : { state: 'failed' },
  );
}

const ids = (locales: readonly { readonly id: string }[]) => locales.map(({ id }) => id).sort();
const coconut = { slug: 'coconut' };

beforeEach(() => mockRead.mockReset());

test('a product has an alternate in locales whose category lists it', async () => {
  response({
    'us-en': [coconut],
    'ca-en': [{ slug: 'grape' }, coconut],
    'ca-fr': [{ slug: 'coconut-soda' }],
  });
  expect(ids(await getProductLocales('lyte', 'coconut'))).toEqual(['ca-en', 'us-en']);
});

test('a locale that fails, or does not offer the category, has no alternate', async () => {
  response({ 'us-en': [coconut] });
  expect(ids(await getProductLocales('lyte', 'coconut'))).toEqual(['us-en']);
  response({ 'us-en': [coconut], 'ca-en': [coconut], 'ca-fr': [coconut] });
  expect(ids(await getProductLocales('sport-water', 'coconut'))).toEqual(['us-en']);
  expect(await getProductLocales('../x', 'coconut')).toEqual([]);
});

test('a partner has an alternate where it has a banner', async () => {
  const partner = { slug: 'aria', banner: '/a.webp' };
  response({
    'us-en': [partner],
    'ca-en': [{ ...partner, banner: null }],
    'ca-fr': [{ ...partner, slug: 'bo' }],
  });
  expect(ids(await getPartnerLocales('aria'))).toEqual(['us-en']);
});
