// Rules: HOME-06, CONT-01, CONT-04, CONT-05, OPS-10, PART-02

import { setImmediate } from 'node:timers/promises';
import { parseItems } from '@/lib/content/aem/schemas/parse-items';
import type { ContentType } from '@/lib/content/content-types';
import { getLocale } from '@/lib/locales/definitions';

const locale = getLocale('us-en');
const folder = '/content/dam/solstride/us/en/content-fragments';
const slide = (name: string, fields = {}) => ({ _path: `${folder}/slides/${name}`, ...fields });
const slides = (...items: unknown[]) => ({ data: { slidesData: { items } } });

async function parseOne(type: ContentType, key: string, item: object) {
  const parsed = await parseItems({ data: { [key]: { items: [item] } } }, type, locale);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value.items[0];
}

test('an item that does not fit is dropped with its path, its neighbours stay', async () => {
  const response = slides(
    slide('a'),
    slide('b', { slideImage: 5 }),
    null,
    'x',
    slide('c', { slideOrderNumber: 'first' }),
    slide('d'),
  );
  const parsed = await parseItems(response, 'slides', locale);
  if (!parsed.ok) throw new Error(parsed.error.message);
  expect(parsed.value.items.map(({ path }) => path)).toEqual([`${folder}/slides/a`, `${folder}/slides/d`]);
  expect(parsed.value.dropped.map(({ path }) => path)).toEqual([
    `${folder}/slides/b`,
    '(no _path)',
    '(no _path)',
    `${folder}/slides/c`,
  ]);
  expect(parsed.value.dropped[0]?.problems[0]).toMatchObject({ field: 'slideImage' });
});

test('the problems of an item name its fields, what they contain and what is expected', async () => {
  const odd = {
    _path: `${folder}/slides/b`,
    slideImage: { _path: 5 },
    slideHeadline: 'x',
    slideAltText: ['x'.repeat(200)],
    slideVideo: 1,
    slideMobileVideo: 1,
    slideMobileImage: 1,
    slideSubheadline: 1,
  };
  const parsed = await parseItems(slides(slide('a'), odd, 'x', {}), 'slides', locale);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const [first, second, third] = parsed.value.dropped.map(({ problems }) => problems);
  expect(first).toHaveLength(5);
  const alt = first?.find(({ field }) => field === 'slideAltText');
  expect(alt).toMatchObject({
    value: `["${'x'.repeat(118)}`,
    expectation: expect.stringContaining('string'),
  });
  expect(second).toMatchObject([{ field: 'item', value: '"x"' }]);
  expect(third).toMatchObject([{ field: '_path', value: '' }]);
});

test('a failure without a valid item names the problems of the first one', async () => {
  expect(await parseItems(slides({ slideVideo: 5 }, 'x'), 'slides', locale)).toMatchObject({
    error: {
      message: expect.stringMatching(
        /^None of 2 slides items fits its schema \(_path: .+, got nothing, slideVideo: .+, got 5\)$/,
      ),
    },
  });
});

test.each([
  [{ errors: [{ message: 'Boom' }, {}] }, 'The slides query failed: Boom; unnamed error'],
  [{ errors: Array.from('abcdefg', (message) => ({ message })) }, 'The slides query failed: a; b; c; d; e'],
  [{ errors: [], data: {} }, 'The slides response has no data.slidesData.items'],
  [{ errors: [7] }, 'The slides response is not a GraphQL response'],
])('the failure of %j is described', async (response, message) => {
  expect(await parseItems(response, 'slides', locale)).toMatchObject({ error: { message } });
});

test('items of another locale are ignored, and not counted as dropped', async () => {
  const other = { _path: '/content/dam/solstride/ca/en/content-fragments/slides/a', slideImage: 5 };
  expect(await parseItems(slides(other), 'slides', locale)).toEqual({
    ok: true,
    value: { items: [], dropped: [], droppedCount: 0 },
  });
});

test('an empty response is valid', async () => {
  expect(await parseItems(slides(), 'slides', locale)).toEqual({
    ok: true,
    value: { items: [], dropped: [], droppedCount: 0 },
  });
});

test('a response without a valid item is a failure, not an empty response', async () => {
  const response = slides(slide('a', { slideImage: 5 }));
  expect(await parseItems(response, 'slides', locale)).toMatchObject({
    ok: false,
    error: {
      kind: 'shape',
      message: 'None of 1 slides items fits its schema (slideImage: Invalid input, got 5)',
      dropped: [{ path: `${folder}/slides/a`, problems: [{ field: 'slideImage', value: '5' }] }],
    },
  });
});

test.each([
  ['graphql', { errors: [{ message: 'Boom' }] }],
  ['graphql', { errors: [{ message: 'Boom' }], data: null }],
  ['graphql', { errors: [{}], data: { slidesData: null } }],
  ['shape', { data: { productData: { items: [] } } }],
  ['shape', { data: { slidesData: { items: {} } } }],
  ['shape', { data: null }],
  ['shape', {}],
  ['shape', []],
  ['shape', null],
  ['shape', 'text'],
])('%s failure: %j', async (kind, response) => {
  expect(await parseItems(response, 'slides', locale)).toMatchObject({ ok: false, error: { kind } });
});

test('errors beside usable data do not discard the data', async () => {
  const response = { ...slides(slide('a')), errors: [{ message: 'A reference is gone' }] };
  expect(await parseItems(response, 'slides', locale)).toMatchObject({ ok: true });
});

test('a long list yields to other work', async () => {
  const many = Array.from({ length: 1000 }, (_, number) =>
    slide(`s-${number}`, { slideHeadline: `<b>${number}</b>` }),
  );
  let isParsed = false;
  const parsing = parseItems(slides(...many), 'slides', locale).finally(() => {
    isParsed = true;
  });
  let turns = 0;
  for (; !isParsed; turns += 1) await setImmediate();
  const parsed = await parsing;
  expect(parsed.ok && parsed.value.items).toHaveLength(1000);
  // Twenty items at once.
  expect(turns).toBeGreaterThanOrEqual(50);
});

test('a response with too many items is a failure', async () => {
  const many = Array.from({ length: 5001 }, () => slide('a'));
  const message = 'The slides response has more than 5000 items';
  expect(await parseItems(slides(...many), 'slides', locale)).toMatchObject({
    error: { kind: 'shape', message },
  });
  expect(await parseItems(slides(...many.slice(1)), 'slides', locale)).toMatchObject({ ok: true });
});

test('an item that is nested too deeply to be written is dropped', async () => {
  const write = jest.spyOn(JSON, 'stringify').mockImplementation(() => {
    throw new RangeError();
  });
  const parsed = await parseItems(slides(slide('a'), slide('b', { slideImage: [] })), 'slides', locale);
  write.mockRestore();
  expect(parsed).toMatchObject({
    value: { items: [{}], dropped: [{ problems: [{ value: 'a deeply nested value' }] }] },
  });
});

test('of many invalid items a few are logged', async () => {
  const invalid = Array.from({ length: 501 }, () => 1);
  const parsed = await parseItems(slides(slide('a'), ...invalid), 'slides', locale);
  if (!parsed.ok) throw new Error(parsed.error.message);
  expect(parsed.value).toMatchObject({ items: [{}], droppedCount: 501 });
  expect(parsed.value.dropped).toHaveLength(20);
});

test('defaults of a slide', async () => {
  expect(await parseOne('slides', 'slidesData', slide('a'))).toEqual({
    path: `${folder}/slides/a`,
    order: 0,
    image: null,
    mobileImage: null,
    video: null,
    mobileVideo: null,
    alt: '',
    headline: '',
    subheadline: '',
    cta: null,
    hasContent: false,
    scaleDownImage: false,
    scaleDownVideo: false,
    from: null,
    until: null,
  });
});

test.each([
  [{ slideOrderNumber: '7' }, { order: 7 }],
  [{ slideOrderNumber: null }, { order: 0 }],
  [
    { slideImage: '/content/dam/a.webp', slideVideo: { _path: '/content/dam/a.mp4' } },
    { image: '/content/dam/a.webp', video: '/content/dam/a.mp4' },
  ],
  [
    { slideImage: 'https://elsewhere.example/a.webp', slideVideo: { _path: '/content/dam/../x' } },
    { image: null, video: null },
  ],
  [
    { slideCtaLink: '/#/faq', slideCtaLabel: 'Ask' },
    { cta: { href: '/faq', label: 'Ask' }, hasContent: true },
  ],
  [{ slideCtaLink: 'javascript:alert(1)' }, { cta: null, hasContent: false }],
  [{ slideSubheadline: 'Cold' }, { hasContent: true }],
  [
    { isScaleDownImage: 'true', isScaleDownVideo: null },
    { scaleDownImage: true, scaleDownVideo: false },
  ],
])('slide fields %j', async (fields, expected) => {
  expect(await parseOne('slides', 'slidesData', slide('a', fields))).toMatchObject(expected);
});

test('defaults of a partner', async () => {
  const item = {
    _path: `${folder}/partners/x`,
    partnersName: 'Dude  Perfect',
    partnerVideo: '/content/dam/x/placeholder.mp4',
  };
  expect(await parseOne('partners', 'partnersData', item)).toEqual({
    path: `${folder}/partners/x`,
    order: 9999,
    name: 'Dude  Perfect',
    slug: 'dude-perfect',
    thumbnail: null,
    thumbnailAlt: '',
    description: '',
    about: '',
    accomplishments: [],
    banner: null,
    statement: '',
    moment: null,
    favoriteHref: null,
    video: null,
    videoAlt: '',
    backgroundColor: null,
  });
});

test('a category: facts, colour and lockup', async () => {
  const item = {
    _path: `${folder}/category/lyte`,
    categoryName: 'LYTE',
    categoryDescription: { html: '<p>One</p><p>Two</p>' },
    categoryBackgroundColor: 'fc0',
    categoryLogoLockup: { _path: '/content/dam/lyte.svg' },
    isFeatured: true,
  };
  expect(await parseOne('category', 'categoryData', item)).toMatchObject({
    facts: ['One', 'Two'],
    backgroundColor: '#FFCC00',
    logoLockup: '/content/dam/lyte.svg',
    featured: true,
  });
});

test.each([
  ['Bold.\n\nZero sugar & ten calories', ['Zero sugar', 'ten calories']],
  ['Corsé.\n\nZéro sucre et dix calories', ['Zéro sucre', 'dix calories']],
  ['Bold.\n\nSweetened with quiet&care', ['Sweetened with quiet', 'care']],
  ['Bold.', []],
])('claims of %j', async (plaintext, claims) => {
  const item = {
    _path: `${folder}/product-feature-slider/a`,
    productName: 'A',
    productDetails: { plaintext },
  };
  const slider = await parseOne('product-feature-slider', 'productFeatureSliderData', item);
  expect(slider).toMatchObject({
    intro: plaintext.split('\n')[0],
    claims,
    backgroundColor: '#EEEEEE',
    order: 0,
  });
});
