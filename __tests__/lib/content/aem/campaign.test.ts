// Rules: CAMP-01, CAMP-02
import { parse } from 'graphql';
import { persistedQuery } from '@/aem/models/query';
import type { Field } from '@/aem/models/types';
import { blockModelName, blocks, blockTypes, graphqlType } from '@/lib/content/aem/blocks';
import { blockEditing } from '@/lib/content/aem/editing';
import { parseBlocks } from '@/lib/content/aem/schemas/campaign';
import { parseItems } from '@/lib/content/aem/schemas/parse-items';
import { getLocale } from '@/lib/locales/definitions';

const folder = '/content/dam/solstride/us/en/content-fragments/campaign';
const types = blockTypes.map((type) => [type] as const);
const fragment = (path: string) => ({ _path: `/content/dam/solstride/us/en/content-fragments/${path}` });

/** Returns the value that AEM sends for a filled field. */
function filled(field: Field): unknown {
  switch (field.type) {
    case 'multi-line-text':
      return { plaintext: 'One\nTwo', html: '<p>One</p><p>Two</p>' };
    case 'date-time':
      return '2027-06-21T14:11:00.000Z';
    case 'content-reference':
      return { _path: `/content/dam/solstride/us/en/file.${field.accepts === 'image' ? 'webp' : 'mp4'}` };
    case 'fragment-reference': {
      const reference = fragment(`${field.models[0]}/lyte/grape`);
      return field.isList ? [reference] : reference;
    }
    default:
      return '/lyte';
  }
}

function filledBlock(type: (typeof blockTypes)[number]): Record<string, unknown> {
  const fields: readonly Field[] = blocks[type].model.fields;
  return {
    __typename: graphqlType(blocks[type].model),
    _path: `${folder}/blocks/summer/${type}`,
    ...Object.fromEntries(fields.map((field) => [field.name, filled(field)])),
  };
}

const campaign = (campaignBlocks: unknown, more = {}) => ({
  _path: `${folder}/summer`,
  campaignTitle: 'Summer',
  campaignBlocks,
  ...more,
});
const read = (...items: readonly unknown[]) =>
  parseItems({ data: { campaignData: { items } } }, 'campaign', getLocale('us-en'));

describe.each(types)('the block %s', (type) => {
  const item = filledBlock(type);
  const fields: readonly Field[] = blocks[type].model.fields;

  test('is parsed with every field of its model', () => {
    const { found, broken } = parseBlocks([item]);
    expect(broken).toEqual([]);
    expect(found).toEqual([expect.objectContaining({ type, path: item._path })]);
    // An ignored field has the same value with and without it.
    const ignored = fields.filter(({ name, required }) => {
      if (required) return false;
      const without = parseBlocks([{ ...item, [name]: null }]).found;
      return JSON.stringify(without) === JSON.stringify(found);
    });
    // The label of a link is part of the link, and an empty text is a valid one.
    expect(ignored.map(({ name }) => name)).toEqual([]);
  });

  test('is left out exactly without a required field, and named', () => {
    const needed = fields.filter(({ name }) => parseBlocks([{ ...item, [name]: null }]).broken.length > 0);
    expect(needed).toEqual(fields.filter(({ required }) => required));
    for (const { name } of needed) {
      const { found, broken } = parseBlocks([{ ...item, [name]: null }, filledBlock('claim')]);
      expect(found.length).toBe(1);
      expect(broken).toEqual([{ path: item._path, problems: [expect.objectContaining({ field: name })] }]);
    }
  });

  test('names the model’s field behind each value that the page shows', () => {
    const [block] = parseBlocks([item]).found;
    if (!block) throw new Error('the block is not parsed');
    const { self, fields: shown } = blockEditing(block);
    expect(self['data-aue-resource']).toBe(`urn:aemconnection:${item._path}/jcr:content/data/master`);
    expect(Object.keys(shown)).toEqual(Object.keys(blocks[type].shown));
    expect(Object.keys(block)).toEqual(expect.arrayContaining(Object.keys(blocks[type].shown)));
    const names = fields.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.values(blocks[type].shown)));
  });

  test('is in the persisted query, as a model that campaigns accept', () => {
    const query = persistedQuery('campaign');
    expect(() => parse(query)).not.toThrow();
    expect(query).toContain(`... on ${graphqlType(blocks[type].model)} {`);
    expect(blockModelName(type)).toMatch(/^campaign-[a-z-]+$/);
  });
});

test('no two blocks have a field of the same name, which GraphQL would not accept with two types', () => {
  const names = blockTypes.flatMap((type) => blocks[type].model.fields.map(({ name }) => name as string));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('blocks keep their order, and an unknown, a repeated and an unpublished one are left out', () => {
  const list = [
    filledBlock('claim'),
    null,
    filledBlock('hero'),
    { __typename: 'CampaignPollModel', _path: `${folder}/blocks/summer/poll` },
    { ...filledBlock('hero'), _path: `${folder}/blocks/summer/hero-2` },
    { ...filledBlock('claim'), _path: `${folder}/blocks/summer/claim-2` },
    filledBlock('claim'),
    'text',
  ];
  const { found, broken } = parseBlocks(list);
  expect(found.map(({ type }) => type)).toEqual(['claim', 'hero', 'claim']);
  expect(broken.map(({ path }) => path)).toEqual([
    `${folder}/blocks/summer/poll`,
    `${folder}/blocks/summer/hero-2`,
    `${folder}/blocks/summer/claim`,
    '(no _path)',
  ]);
});

test('a broken block is dropped from its campaign and reported, the campaign stays', async () => {
  const broken: Record<string, unknown> = { ...filledBlock('claim'), claimText: null };
  const parsed = await read(campaign([broken, filledBlock('text')]));
  if (!parsed.ok) throw new Error(parsed.error.message);
  expect(parsed.value.items[0]?.blocks.map(({ type }) => type)).toEqual(['text']);
  expect(parsed.value.dropped).toEqual([
    { path: broken._path, problems: [expect.objectContaining({ field: 'claimText' })] },
  ]);
  expect(parsed.value.droppedCount).toBe(1);
});

test('the name of the fragment is the address, and a name that makes none drops the campaign', async () => {
  const bad = campaign([], { _path: `${folder}/été chaud` });
  const parsed = await read(
    campaign(null),
    bad,
    campaign([], { _path: `${folder}/late`, campaignTitle: '' }),
  );
  if (!parsed.ok) throw new Error(parsed.error.message);
  expect(parsed.value.items.map(({ slug, blocks: list }) => [slug, list])).toEqual([['summer', []]]);
  expect(parsed.value.dropped.map(({ path }) => path)).toEqual([bad._path, `${folder}/late`]);
});

test('a campaign that ends before it starts is dropped', async () => {
  const parsed = await read(
    campaign([], { from: '2027-06-01T00:00:00Z', until: '2027-05-01T00:00:00Z' }),
    campaign([], { from: '2027-05-01T00:00:00Z', until: '2027-06-01T00:00:00Z', campaignAfter: '/lyte' }),
  );
  if (!parsed.ok) throw new Error(parsed.error.message);
  expect(parsed.value.items.map(({ after, until }) => [after, until])).toEqual([
    ['/lyte', Date.parse('2027-06-01T00:00:00Z')],
  ]);
});

test('a campaign does not lead to itself after its end', async () => {
  const after = async (campaignAfter: string) => {
    const parsed = await read(campaign([], { campaignAfter }));
    return parsed.ok && parsed.value.items[0]?.after;
  };
  expect(await after('/c/summer')).toBeNull();
  expect(await after('/#/c/summer?again')).toBeNull();
  expect(await after('/c/summer-2')).toBe('/c/summer-2');
});

test.each([
  ['text', { textHeading: '', textBody: null }, 'textBody'],
  ['products', { productsItems: [null], productsLine: null }, 'productsItems'],
] as const)('a block %s without its content is left out', (type, fields, field) => {
  const { found, broken } = parseBlocks([{ ...filledBlock(type), ...fields }]);
  expect(found).toEqual([]);
  expect(broken.map(({ problems }) => problems.map((one) => one.field))).toEqual([[field]]);
});

test('references that are no products are ignored in lists and invalid elsewhere', () => {
  const products = {
    ...filledBlock('products'),
    productsItems: [null, fragment('partners/x'), fragment('product/lyte/coconut')],
  };
  const why = { ...filledBlock('why'), whyProduct: fragment('partners/savannah-bananas') };
  const { found, broken } = parseBlocks([products, why]);
  expect(found).toEqual([expect.objectContaining({ products: [{ categorySlug: 'lyte', slug: 'coconut' }] })]);
  expect(broken.map(({ problems }) => problems[0]?.expectation)).toEqual(['not a product']);
});

test('questions are pairs of lines, and one without an answer is left out', () => {
  const plaintext = 'Why?\nBecause.\nReally.\n\nAlone?\n\nWhen?\nNow.';
  const { found } = parseBlocks([{ ...filledBlock('questions'), questionsList: { plaintext } }]);
  expect(found).toEqual([
    expect.objectContaining({
      questions: [
        { question: 'Why?', answer: 'Because. Really.' },
        { question: 'When?', answer: 'Now.' },
      ],
    }),
  ]);
  const { broken } = parseBlocks([
    { ...filledBlock('questions'), questionsList: { plaintext: 'Why?\n\nAlone?' } },
  ]);
  expect(broken.map(({ problems }) => problems)).toEqual([
    [expect.objectContaining({ field: 'questionsList', expectation: expect.stringContaining('answer') })],
  ]);
});
