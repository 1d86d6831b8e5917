/** @jest-environment node */
import { type GraphQLError, parse, validate } from 'graphql';
import { sampleFragments } from '@/aem/fragments/from-sample';
import type { StoredFragment } from '@/aem/fragments/stored';
import { contentRoot, models } from '@/aem/models';
import { folderPath } from '@/lib/content/aem/names';
import { parseItems } from '@/lib/content/aem/schemas/parse-items';
import { contentTypes } from '@/lib/content/content-types';
import { locales } from '@/lib/locales/definitions';
import { createLocalAem } from '@/mocks/aem/local-aem';
import { aemSchema } from '@/mocks/aem/schema';
import { sampleResponse } from '@/sample/content';
import { packageEntries } from '@/tools/aem/package/content-package';
import { readFragments } from '@/tools/aem/package/read-package';
import { samplePackage } from '@/tools/aem/package/sample-content';
import { readQuery } from './support/aem-files';

const aem = createLocalAem();
const origin = 'http://author.test';
const lyte = `${contentRoot}/us/en/content-fragments/product/lyte/`;

async function execute(query: string, variables: Record<string, unknown> = {}) {
  const result = JSON.parse(JSON.stringify(await aem.execute(query, variables, origin)));
  return result as { data?: Record<string, never>; errors?: readonly GraphQLError[] };
}

// biome-ignore lint/suspicious/noExplicitAny: the shape is that of each query
const dataOf = async (query: string): Promise<any> => {
  const { data, errors } = await execute(query);
  expect(errors).toBeUndefined();
  return data;
};

const names = async (args: string) => {
  const { productList } = await dataOf(`{ productList(${args}) { items { productName } } }`);
  return productList.items.map(({ productName }: { productName: string }) => productName);
};

const inLyte = `_path: { _expressions: [{ value: "${lyte}", _operator: STARTS_WITH }] }`;

test.each([
  [
    'text, part of it',
    `productName: { _expressions: [{ value: "Coconut", _operator: CONTAINS }] }`,
    ['Coconut', 'Tropical Coconut'],
  ],
  ['text, equal', `productName: { _expressions: [{ value: "Coconut" }] }`, ['Coconut']],
  [
    'text, in any case',
    `productName: { _expressions: [{ value: "coconut", _ignoreCase: true }] }`,
    ['Coconut'],
  ],
  ['numbers', `productOrderNumber: { _expressions: [{ value: 2, _operator: LOWER_EQUAL }] }`, 2],
  ['either of two', `productOrderNumber: { _logOp: OR, _expressions: [{ value: 1 }, { value: 3 }] }`, 2],
  [
    'both of two',
    `productOrderNumber: { _expressions: [{ value: 1, _operator: GREATER }, { value: 3, _operator: LOWER }] }`,
    1,
  ],
  ['booleans', `isContained: { _expressions: [{ value: true }] }`, 0],
  [
    'not',
    `productName: { _expressions: [{ value: "Coconut", _operator: EQUALS_NOT }, { value: "Tropical", _operator: CONTAINS_NOT }] }`,
    2,
  ],
])('filters by %s', async (_, filter, expected) => {
  const found = await names(`filter: { ${inLyte} ${filter} } sort: "_path"`);
  if (typeof expected === 'number') expect(found).toHaveLength(expected);
  else expect(found).toEqual(expected);
});

test('the fields of a filter can be alternatives', async () => {
  const either = `_logOp: OR productName: { _expressions: [{ value: "Coconut" }] } productOrderNumber: { _expressions: [{ value: 99 }] }`;
  expect(new Set(await names(`filter: { ${either} }`))).toEqual(new Set(['Coconut']));
});

test('sorts, and returns a part of the list', async () => {
  const all = await names(`filter: { ${inLyte} } sort: "productOrderNumber DESC"`);
  const up = await names(`filter: { ${inLyte} } sort: "productOrderNumber"`);
  expect(all).toEqual(up.toReversed());
  expect(await names(`filter: { ${inLyte} } sort: "productOrderNumber" offset: 1 limit: 2`)).toEqual(
    up.slice(1, 3),
  );
});

test('pages are linked by their cursors', async () => {
  const found: string[] = [];
  let after = '';
  for (let hasNextPage = true; hasNextPage; ) {
    const { slidesPaginated } = await dataOf(
      `{ slidesPaginated(first: 5 after: "${after}" sort: "_path") { edges { node { _path } cursor } pageInfo { endCursor hasNextPage } } }`,
    );
    found.push(...slidesPaginated.edges.map(({ node }: { node: { _path: string } }) => node._path));
    ({ endCursor: after, hasNextPage } = slidesPaginated.pageInfo);
  }
  expect(found).toEqual(
    sampleFragments()
      .filter(({ type }) => type === 'slides')
      .map(({ path }) => path)
      .sort(),
  );
});

test('one fragment is found by its path, with the fields that AEM adds', async () => {
  const { productByPath } = await dataOf(`{ productByPath(_path: "${lyte}coconut") { item {
    _path _id _variation _model { _path title } _metadata { stringMetadata { name value } }
    productImage { __typename ... on ImageRef { _path _authorUrl mimeType width height } }
    detailsTabContent { html plaintext markdown json }
  } } }`);
  expect(productByPath.item).toEqual({
    _path: `${lyte}coconut`,
    _id: expect.stringMatching(/^[\da-f]{32}$/),
    _variation: 'master',
    _model: { _path: expect.stringMatching(/\/models\/product$/), title: 'Product' },
    _metadata: { stringMetadata: [{ name: 'title', value: 'Coconut' }] },
    productImage: {
      __typename: 'ImageRef',
      _path: `${contentRoot}/us/en/products/lyte/coconut/20oz.webp`,
      _authorUrl: `${origin}${contentRoot}/us/en/products/lyte/coconut/20oz.webp`,
      mimeType: 'image/webp',
      width: 640,
      height: 1280,
    },
    detailsTabContent: {
      html: expect.stringMatching(/^<ul><li>.*<\/li><\/ul>$/),
      plaintext: expect.stringMatching(/^Electrolytes, .*\n25 calories/),
      markdown: expect.stringMatching(/^\* Electrolytes, .*\n\* 25 calories/),
      json: [{ nodeType: 'unordered-list', content: expect.any(Array) }],
    },
  });
});

test('a vector picture has no size, and neither has a picture that is not there', async () => {
  const from = createLocalAem(() =>
    ['none.webp', 'lockups/lyte.svg'].map((file, index) => ({
      path: `${contentRoot}/us/en/content-fragments/category/${index}`,
      type: 'category',
      title: file,
      values: { categoryName: file, categoryImage: `${contentRoot}/us/en/${file}` },
    })),
  );
  const query = '{ categoryList { items { categoryImage { ... on ImageRef { mimeType width height } } } } }';
  const result = JSON.parse(JSON.stringify(await from.execute(query, {}, origin)));
  const size = { width: null, height: null };
  expect(result).toEqual({
    data: {
      categoryList: {
        items: [
          { categoryImage: { mimeType: 'image/webp', ...size } },
          { categoryImage: { mimeType: 'image/svg+xml', ...size } },
        ],
      },
    },
  });
});

test('a path without a fragment, an unknown field and a missing variable are errors', async () => {
  const wrong = [
    await execute(`{ productByPath(_path: "${lyte}none") { item { _path } } }`),
    await execute('{ productList { items { productTitle } } }'),
    await execute(readQuery('slides')),
    await execute('{ productList {'),
  ];
  expect(wrong.map(({ errors }) => errors?.length)).toEqual([1, 1, 1, 1]);
});

test('reports invalid queries: a name that AEM does not generate, an unknown field, a String for an ID', () => {
  const schema = aemSchema(Object.values(models));
  const query = readQuery('slides');
  const broken = [
    query.replace('slidesList', 'slideList'),
    query.replace('slideHeadline', 'headline'),
    query.replace('$folderPath: ID!', '$folderPath: String!'),
    query.replace('... on MultimediaRef', '... on VideoRef'),
  ];
  expect(validate(schema, parse(query))).toEqual([]);
  expect(broken.map((text) => validate(schema, parse(text)).length > 0)).toEqual([true, true, true, true]);
});

async function domainItems(fragments: readonly StoredFragment[]) {
  const from = createLocalAem(() => fragments);
  const lists = locales.flatMap((locale) =>
    contentTypes.map(async (type) => {
      const folder = folderPath(locale, type);
      const response = await from.execute(readQuery(type), { folderPath: folder }, origin);
      return [
        read(type, locale, JSON.parse(JSON.stringify(response))),
        read(type, locale, sampleResponse(type, folder)),
      ];
    }),
  );
  return Promise.all((await Promise.all(lists)).map((pair) => Promise.all(pair)));
}

async function read(
  ...[type, locale, response]: [(typeof contentTypes)[number], (typeof locales)[number], unknown]
) {
  const parsed = await parseItems(response, type, locale);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value.items;
}

test('the site reads the same from the installed sample package and from the sample content', async () => {
  const installed = readFragments(packageEntries(await samplePackage()));
  const byPath = new Map(installed.map((fragment) => [fragment.path, fragment]));
  const inOrder = sampleFragments().flatMap(({ path }) => byPath.get(path) ?? []);
  const pairs = await domainItems(inOrder);
  expect(pairs).toHaveLength(contentTypes.length * locales.length);
  for (const [fromAem, fromSample] of pairs) {
    expect(fromAem?.length).toBeGreaterThan(0);
    expect(fromAem).toEqual(fromSample);
  }
});
