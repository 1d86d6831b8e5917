/** @jest-environment node */
import {
  expireContent,
  getAllProducts,
  getCategories,
  getCategory,
  getFeatureSlides,
  getPartner,
  getPartners,
  getProduct,
  getProducts,
  getSlides,
} from '@/lib/content';
import { markNotStored, notePageLife } from '@/lib/content/page-life';
import { getLocale } from '@/lib/locales/definitions';

const mockRead = jest.fn();
const mockExpire = jest.fn();
let mockAppEnv = 'local';

jest.mock('@/lib/config', () => ({ getConfig: () => ({ appEnv: mockAppEnv }) }));
jest.mock('@/lib/content/default-door', () => ({ getDoor: () => ({ read: mockRead, expire: mockExpire }) }));
jest.mock('@/lib/content/page-life', () => ({ notePageLife: jest.fn(), markNotStored: jest.fn() }));

const locale = getLocale('us-en');
const fresh = (...items: object[]) => ({ state: 'fresh', items, freshForMs: 1000 });
const failed = { state: 'failed' };
const coconut = { slug: 'coconut', categorySlug: 'lyte', name: 'Coconut', order: 2, reviewProductId: '7' };

/** Answers by sub-folders; what is not named fails. */
function answer(readings: Record<string, object>) {
  mockRead.mockImplementation(async ({ sub = [] }) => readings[sub.join('/')] ?? failed);
}
const callsMade = () => mockRead.mock.calls.map(([{ sub }]) => sub?.join('/') ?? '');

beforeEach(() => {
  jest.clearAllMocks();
  mockAppEnv = 'local';
});

test.each([
  ['slides', getSlides],
  ['product-feature-slider', getFeatureSlides],
  ['partners', getPartners],
  ['product', getAllProducts],
] as const)('%s come in their order', async (type, verb) => {
  answer({ '': fresh({ order: 2, slug: 'b' }, { order: 10, slug: 'c' }, { order: 1, slug: 'a' }) });
  expect((await verb(locale)).items).toMatchObject([{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }]);
  expect(mockRead).toHaveBeenCalledWith(expect.objectContaining({ type, locale }));
});

test.each([
  ['fresh', fresh({ order: 1 }), { ok: true, items: [{ order: 1 }] }],
  ['kept', { state: 'kept', items: [{ order: 1 }] }, { ok: true, items: [{ order: 1 }] }],
  ['failed', failed, { ok: false, items: [] }],
])('a %s list', async (_, reading, expected) => {
  answer({ '': reading });
  expect(await getSlides(locale)).toEqual(expected);
  expect(notePageLife).toHaveBeenCalledWith(reading, 'slides', 'us-en');
});

test('categories stay as AEM orders them, and one is found by its slug', async () => {
  answer({ '': fresh({ name: 'Lyte', path: '/x' }, { name: 'Sports Drink', path: '/y' }) });
  expect((await getCategories(locale)).items.map(({ name }) => name)).toEqual(['Lyte', 'Sports Drink']);
  expect(await getCategory(locale, 'sports-drink')).toMatchObject({
    ok: true,
    category: { name: 'Sports Drink' },
  });
  expect(await getCategory(locale, 'zero-sugar')).toEqual({ ok: true, category: null });
  answer({});
  expect(await getCategory(locale, 'zero-sugar')).toEqual({ ok: false, category: null });
});

test.each([
  ['dude-perfect', 'Dude Perfect'],
  ['%C3%A9quipe', 'Équipe'],
  ['équipe', 'Équipe'],
  ['%', null],
  ['nobody', null],
])('the partner %s is %p', async (slug, name) => {
  answer({
    '': fresh(
      { slug: 'dude-perfect', name: 'Dude Perfect', order: 1 },
      { slug: 'équipe', name: 'Équipe', order: 2 },
    ),
  });
  const { ok, partner } = await getPartner(locale, slug);
  expect([ok, partner?.name ?? null]).toEqual([true, name]);
});

test('a category slug that is none has no products and costs no call', async () => {
  expect(await getProducts(locale, '../x')).toEqual({ ok: true, items: [] });
  expect(mockRead).not.toHaveBeenCalled();
});

test.each([
  ['local', null, '2133'],
  ['local', '7', '7'],
  ['production', null, null],
])('in %s the review id %p is %p', async (appEnv, reviewProductId, expected) => {
  mockAppEnv = appEnv;
  answer({
    lyte: fresh({ ...coconut, reviewProductId }),
    'lyte/coconut': fresh({ ...coconut, reviewProductId }),
  });
  expect((await getProducts(locale, 'lyte')).items[0]?.reviewProductId).toBe(expected);
  expect(await getProduct(locale, 'lyte', 'coconut')).toMatchObject({
    product: { reviewProductId: expected },
  });
});

describe('one product', () => {
  const single = { ...coconut, name: 'Coconut, in full' };

  test('in the list: its own folder is preferred', async () => {
    answer({ lyte: fresh(coconut), 'lyte/coconut': fresh(single, coconut) });
    expect(await getProduct(locale, 'lyte', 'coconut')).toEqual({ state: 'found', product: single });
  });

  test('and no other whose slug begins alike', async () => {
    const soda = { ...coconut, slug: 'coconut-soda', name: 'Coconut Soda' };
    answer({ lyte: fresh(coconut, soda), 'lyte/coconut': fresh(soda, single) });
    expect(await getProduct(locale, 'lyte', 'coconut')).toEqual({ state: 'found', product: single });
    answer({ lyte: failed, 'lyte/coco': fresh(single, soda) });
    expect(await getProduct(locale, 'lyte', 'coco')).toEqual({ state: 'unavailable' });
  });

  test.each([
    ['fails', failed],
    ['is empty', fresh()],
  ])('in the list: its item serves when the folder %s', async (_, reading) => {
    answer({ lyte: fresh(coconut), 'lyte/coconut': reading });
    expect(await getProduct(locale, 'lyte', 'coconut')).toEqual({ state: 'found', product: coconut });
    expect(jest.mocked(notePageLife).mock.calls.some(([{ state }]) => state === 'failed')).toBe(false);
  });

  test.each([
    ['a good list', fresh(coconut)],
    ['an empty list', fresh()],
  ])('not in %s: missing, without a further call', async (_, list) => {
    answer({ lyte: list });
    expect(await getProduct(locale, 'lyte', 'made-up')).toEqual({ state: 'missing' });
    expect(callsMade()).toEqual(['lyte']);
  });

  test('failed list: its own folder decides', async () => {
    answer({ lyte: failed, 'lyte/coconut': fresh({ ...single, slug: 'v2' }) });
    expect(await getProduct(locale, 'lyte', 'coconut')).toEqual({ state: 'found', product: single });
    expect(markNotStored).not.toHaveBeenCalled();
  });

  test.each([
    ['failed too', failed],
    ['is empty', fresh()],
  ])('the list failed and the folder %s: unavailable, and the page is not kept', async (_, folder) => {
    answer({ lyte: failed, 'lyte/coconut': folder });
    expect(await getProduct(locale, 'lyte', 'coconut')).toEqual({ state: 'unavailable' });
    expect(markNotStored).toHaveBeenCalledTimes(1);
    expect(mockRead).toHaveBeenLastCalledWith(expect.objectContaining({ isUnproven: true }));
  });

  test('sticks are also found by name, and pages of odd spellings are not kept', async () => {
    const stick = { ...coconut, categorySlug: 'flash-iv-sticks', slug: 'stick-01', name: 'Zesty  Lime' };
    answer({ 'flash-iv-sticks': fresh(stick), 'flash-iv-sticks/stick-01': fresh(stick) });
    expect(await getProduct(locale, 'flash-iv-sticks', 'zesty-lime')).toEqual({
      state: 'found',
      product: stick,
    });
    expect(markNotStored).not.toHaveBeenCalled();
    await getProduct(locale, 'flash-iv-sticks', 'stick-01');
    expect(markNotStored).not.toHaveBeenCalled();
    await getProduct(locale, 'flash-iv-sticks', 'zEsTy-Lime');
    expect(markNotStored).toHaveBeenCalledTimes(1);
    answer({ lyte: fresh({ ...stick, categorySlug: 'lyte' }) });
    expect(await getProduct(locale, 'lyte', 'zesty-lime')).toEqual({ state: 'missing' });
  });

  test.each(['', '..', 'a/b', 'a%2fb', 'a;b=c', 'é', 'a b'])(
    'the slug %p comes near no URL',
    async (slug) => {
      expect(await getProduct(locale, 'lyte', slug)).toEqual({ state: 'missing' });
      expect(await getProduct(locale, slug, 'coconut')).toEqual({ state: 'missing' });
      expect(mockRead).not.toHaveBeenCalled();
    },
  );
});

test('a publication expires the type and names the tags of its pages', async () => {
  expect(await expireContent('product', 'us-en')).toEqual(['content:product:us-en']);
  expect(await expireContent('slides')).toEqual([
    'content:slides:ca-fr',
    'content:slides:ca-en',
    'content:slides:us-en',
  ]);
  expect(mockExpire.mock.calls).toEqual([
    ['product', 'us-en'],
    ['slides', undefined],
  ]);
});
