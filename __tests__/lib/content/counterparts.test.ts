/** @jest-environment node */
import { getPartnerLocales, getProductLocales } from '@/lib/content/counterparts';
import type { Folder } from '@/lib/content/door';

const mockRead = jest.fn<Promise<object>, [Folder]>();

jest.mock('@/lib/content/read-folder', () => ({ readFolder: (folder: Folder) => mockRead(folder) }));

/** Answers by locale; what is not named fails. */
function answer(items: Record<string, readonly object[]>) {
  mockRead.mockImplementation(async ({ locale: { id } }) =>
    items[id] ? { state: 'kept', items: items[id] } : { state: 'failed' },
  );
}

const ids = (locales: readonly { readonly id: string }[]) => locales.map(({ id }) => id).sort();
const coconut = { slug: 'coconut' };

beforeEach(() => mockRead.mockReset());

test('a product is where the line of a locale holds it', async () => {
  answer({ 'us-en': [coconut], 'ca-en': [{ slug: 'grape' }, coconut], 'ca-fr': [{ slug: 'coconut-soda' }] });
  expect(ids(await getProductLocales('lyte', 'coconut'))).toEqual(['ca-en', 'us-en']);
});

test('a locale that cannot be read, or does not offer the line, is not announced', async () => {
  answer({ 'us-en': [coconut] });
  expect(ids(await getProductLocales('lyte', 'coconut'))).toEqual(['us-en']);
  answer({ 'us-en': [coconut], 'ca-en': [coconut], 'ca-fr': [coconut] });
  expect(ids(await getProductLocales('sport-water', 'coconut'))).toEqual(['us-en']);
  expect(await getProductLocales('../x', 'coconut')).toEqual([]);
});

test('a partner has a page where it has a banner', async () => {
  const partner = { slug: 'aria', banner: '/a.webp' };
  answer({
    'us-en': [partner],
    'ca-en': [{ ...partner, banner: null }],
    'ca-fr': [{ ...partner, slug: 'bo' }],
  });
  expect(ids(await getPartnerLocales('aria'))).toEqual(['us-en']);
});
