// Rules: PROD-13, CONT-06
import {
  getAllProducts,
  getCategories,
  getCategory,
  getFeatureSlides,
  getLineUp,
  getPartner,
  getPartners,
  getProduct,
  getProducts,
  getSlides,
} from '@/lib/content';
import { applyCacheControl, markUncacheable } from '@/lib/content/cache-control';
import { expireContent } from '@/lib/content/publications';
import { getLocale } from '@/lib/locales/definitions';

const mockRead = jest.fn();
const mockExpire = jest.fn();
let mockAppEnv = 'local';

jest.mock('@/lib/config', () => ({ getConfig: () => ({ appEnv: mockAppEnv }) }));
jest.mock('@/lib/content/content-client', () => ({
  getContentClient: () => ({ read: mockRead, expire: mockExpire }),
}));
jest.mock('@/lib/content/default-content-source', () => ({ getContentSource: () => ({}) }));
jest.mock('@/lib/content/cache-control', () => ({
  applyCacheControl: jest.fn(),
  endPageAt: jest.fn(),
  markUncacheable: jest.fn(),
}));

const locale = getLocale('us-en');
const fresh = (...items: object[]) => ({ state: 'fresh', items, freshForMs: 1000 });
const failed = { state: 'failed' };
const coconut = { slug: 'coconut', categorySlug: 'lyte', name: 'Coconut', order: 2, reviewProductId: '7' };

/** Responses by sub-folder; a folder without one fails. */
function response(results: Record<string, object>) {
  mockRead.mockImplementation(async ({ sub = [] }) => results[sub.join('/')] ?? failed);
}
/** The result that the page gets from each read, in turn. */
const appliedStates = () => jest.mocked(applyCacheControl).mock.calls.map(([{ state }]) => state);
const callsMade = () => mockRead.mock.calls.map(([{ sub }]) => sub?.join('/') ?? '');

beforeEach(() => {
  jest.clearAllMocks();
  mockAppEnv = 'local';
});

test.each([
  ['slides', getSlides],
  ['product-feature-slider', getFeatureSlides],
  ['partners', getPartners],
] as const)('%s come in their order', async (type, read) => {
  response({ '': fresh({ order: 2, slug: 'b' }, { order: 10, slug: 'c' }, { order: 1, slug: 'a' }) });
  expect((await read(locale)).items).toMatchObject([{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }]);
  expect(mockRead).toHaveBeenCalledWith(expect.objectContaining({ type, locale }));
});

test.each([
  ['fresh', fresh({ order: 1 }), { ok: true, items: [{ order: 1 }] }],
  ['stale', { state: 'stale', items: [{ order: 1 }] }, { ok: true, items: [{ order: 1 }] }],
  ['failed', failed, { ok: false, items: [] }],
])('a %s list', async (_, result, expected) => {
  response({ '': result });
  expect(await getSlides(locale)).toEqual(expected);
  expect(applyCacheControl).toHaveBeenCalledWith(result, 'slides', 'us-en');
});

test('categories keep the order of AEM, and one is found by its slug', async () => {
  response({ '': fresh({ name: 'Lyte', path: '/x' }, { name: 'Sports Drink', path: '/y' }) });
  expect((await getCategories(locale)).items.map(({ name }) => name)).toEqual(['Lyte', 'Sports Drink']);
  expect(await getCategory(locale, 'sports-drink')).toMatchObject({
    ok: true,
    category: { name: 'Sports Drink' },
  });
  expect(await getCategory(locale, 'zero-sugar')).toEqual({ ok: true, category: null });
  response({});
  expect(await getCategory(locale, 'zero-sugar')).toEqual({ ok: false, category: null });
});

test.each([
  ['dude-perfect', 'Dude Perfect'],
  ['%C3%A9quipe', 'Équipe'],
  ['équipe', 'Équipe'],
  ['%', null],
  ['nobody', null],
])('the partner %s is %p', async (slug, name) => {
  response({
    '': fresh(
      { slug: 'dude-perfect', name: 'Dude Perfect', order: 1 },
      { slug: 'équipe', name: 'Équipe', order: 2 },
    ),
  });
  const { ok, partner } = await getPartner(locale, slug);
  expect([ok, partner?.name ?? null]).toEqual([true, name]);
});

test('all products are those of the categories of the locale, in one order', async () => {
  const canada = getLocale('ca-en');
  response({
    lyte: fresh({ order: 2, slug: 'b' }),
    'zero-sugar': fresh({ order: 3, slug: 'c' }),
    'sports-drink': fresh({ order: 1, slug: 'a' }),
  });
  const { ok, items } = await getAllProducts(canada);
  expect([ok, items.map(({ slug }) => slug)]).toEqual([true, ['a', 'b', 'c']]);
  expect(callsMade().toSorted()).toEqual(['lyte', 'sports-drink', 'zero-sugar']);
  response({ lyte: fresh({ order: 2, slug: 'b' }) });
  expect(await getAllProducts(canada)).toMatchObject({ ok: false, items: [{ slug: 'b' }] });
});

test('the first product of each category makes the line-up, in the color of the category', async () => {
  response({
    '': fresh({ name: 'Lyte', path: '/x', backgroundColor: '#00f' }),
    lyte: fresh({ order: 2, slug: 'b' }, { order: 1, slug: 'a', backgroundColor: '#f00' }),
    'zero-sugar': fresh(),
    'sports-drink': fresh({ order: 3, slug: 'c', backgroundColor: '#0f0' }),
  });
  const lineUp = await getLineUp(getLocale('ca-en'));
  expect(lineUp.map(({ slug, product, color }) => [slug, product.slug, color])).toEqual([
    ['sports-drink', 'c', '#0f0'],
    ['lyte', 'a', '#00f'],
  ]);
});

test('the line-up without categories has the colors of the products, on a page that is fresh for less time', async () => {
  response({
    lyte: fresh({ order: 1, slug: 'a', backgroundColor: '#f00' }),
    'zero-sugar': fresh(),
    'sports-drink': fresh(),
  });
  const lineUp = await getLineUp(getLocale('ca-en'));
  expect(lineUp.map(({ color }) => color)).toEqual(['#f00']);
  expect(appliedStates().toSorted()).toEqual(['fresh', 'fresh', 'fresh', 'stale']);
});

test('an invalid category slug has no products and costs no call', async () => {
  expect(await getProducts(locale, '../x')).toEqual({ ok: true, items: [] });
  expect(mockRead).not.toHaveBeenCalled();
});

test.each([
  ['local', null, '2133'],
  ['local', '7', '7'],
  ['production', null, null],
])('in %s the review id %p is %p', async (appEnv, reviewProductId, expected) => {
  mockAppEnv = appEnv;
  response({
    lyte: fresh({ ...coconut, reviewProductId }),
    'lyte/coconut': fresh({ ...coconut, reviewProductId }),
  });
  expect(await getProduct(locale, 'lyte', 'coconut')).toMatchObject({
    product: { reviewProductId: expected },
  });
});

describe('one product', () => {
  const single = { ...coconut, name: 'Coconut, in full' };

  test('in the list: its own folder is preferred', async () => {
    const list = fresh(coconut);
    response({ lyte: list, 'lyte/coconut': fresh(single, coconut) });
    expect(await getProduct(locale, 'lyte', 'coconut')).toEqual({ state: 'found', product: single });
    expect(mockRead).toHaveBeenLastCalledWith({
      type: 'product',
      locale,
      sub: ['lyte', 'coconut'],
      isUnverified: false,
    });
    expect(applyCacheControl).toHaveBeenCalledWith(list, 'product', 'us-en');
  });

  test('and no other whose slug has the same prefix', async () => {
    const soda = { ...coconut, slug: 'coconut-soda', name: 'Coconut Soda' };
    response({ lyte: fresh(coconut, soda), 'lyte/coconut': fresh(soda, single) });
    expect(await getProduct(locale, 'lyte', 'coconut')).toEqual({ state: 'found', product: single });
    response({ lyte: failed, 'lyte/coco': fresh(single, soda) });
    expect(await getProduct(locale, 'lyte', 'coco')).toEqual({ state: 'unavailable' });
  });

  test.each([
    ['fails', failed],
    ['is empty', fresh()],
  ])('in the list: its item serves when the folder %s', async (_, result) => {
    response({ lyte: fresh(coconut), 'lyte/coconut': result });
    expect(await getProduct(locale, 'lyte', 'coconut')).toEqual({ state: 'found', product: coconut });
    expect(appliedStates()).toEqual(['fresh', result.state === 'failed' ? 'stale' : 'fresh']);
  });

  test.each([
    ['a good list', fresh(coconut)],
    ['an empty list', fresh()],
  ])('not in %s: missing, without a further call', async (_, list) => {
    response({ lyte: list });
    expect(await getProduct(locale, 'lyte', 'unknown')).toEqual({ state: 'missing' });
    expect(callsMade()).toEqual(['lyte']);
    expect(appliedStates()).toEqual(['fresh']);
  });

  test('failed list: its own folder decides', async () => {
    response({ lyte: failed, 'lyte/coconut': fresh({ ...single, slug: 'v2' }) });
    expect(await getProduct(locale, 'lyte', 'coconut')).toEqual({ state: 'found', product: single });
    expect(markUncacheable).not.toHaveBeenCalled();
    expect(appliedStates()).toEqual(['stale', 'fresh']);
  });

  test.each([
    ['failed too', failed],
    ['is empty', fresh()],
  ])('the list failed and the folder %s: unavailable, degraded and not stored', async (_, folder) => {
    response({ lyte: failed, 'lyte/coconut': folder });
    expect(await getProduct(locale, 'lyte', 'coconut')).toEqual({ state: 'unavailable' });
    expect(appliedStates()).toEqual(['failed', folder.state]);
    expect(markUncacheable).toHaveBeenCalledTimes(1);
    expect(mockRead).toHaveBeenLastCalledWith(expect.objectContaining({ isUnverified: true }));
  });

  test('sticks are also found by name, and pages of other spellings are not stored', async () => {
    const stick = { ...coconut, categorySlug: 'flash-iv-sticks', slug: 'stick-01', name: 'Zesty  Lime' };
    response({ 'flash-iv-sticks': fresh(stick), 'flash-iv-sticks/stick-01': fresh(stick) });
    expect(await getProduct(locale, 'flash-iv-sticks', 'zesty-lime')).toEqual({
      state: 'found',
      product: stick,
    });
    expect(markUncacheable).not.toHaveBeenCalled();
    await getProduct(locale, 'flash-iv-sticks', 'stick-01');
    expect(markUncacheable).not.toHaveBeenCalled();
    await getProduct(locale, 'flash-iv-sticks', 'zEsTy-Lime');
    expect(markUncacheable).toHaveBeenCalledTimes(1);
    expect(await getProduct(locale, 'flash-iv-sticks', 'zesty')).toEqual({ state: 'missing' });
    response({ lyte: fresh({ ...stick, categorySlug: 'lyte' }) });
    expect(await getProduct(locale, 'lyte', 'zesty-lime')).toEqual({ state: 'missing' });
  });

  test.each(['', '..', 'a/b', 'a%2fb', 'a;b=c', 'é', 'a b'])(
    'the slug %p is never requested',
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
