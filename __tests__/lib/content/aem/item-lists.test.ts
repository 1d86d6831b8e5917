import fc from 'fast-check';
import { parseAllButItems, parseItem } from '@/lib/content/aem/item-lists';
import { parseItems } from '@/lib/content/aem/schemas/items';
import { toProduct } from '@/lib/content/aem/schemas/listed-product';
import { productSchema } from '@/lib/content/aem/schemas/product';
import { getLocale } from '@/lib/locales/definitions';
import { sampleItems } from '@/sample/content';
import { countYields } from '../../../support/count-yields';

const locale = getLocale('us-en');
const bytesOf = (text: string) => new TextEncoder().encode(text);
const parse = (text: string) => parseAllButItems(bytesOf(text));

/** Returns the whole response as `JSON.parse` does; undefined if it is not JSON. */
async function whole(text: string): Promise<unknown> {
  const parsed = await parse(text);
  if (!parsed.ok) return undefined;
  const plain = (part: unknown): unknown => {
    if (part instanceof Uint8Array) return parseItem(part);
    if (Array.isArray(part)) return part.map(plain);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, plain(value)]));
  };
  return plain(parsed.value);
}

test.each([
  '{"data":{"slidesData":{"items":[{"a":"}]\\"\\\\"},[1,[2]],"x,y",null, 5 ]}}}',
  '{"errors":[{"message":"items"}],"data":{"a":{"items":[]},"b":{"items":[ ]},"c":{"more":[1,{"items":[2]}]}}}',
  '{"data":{"slidesData":{"items":[{}],"items":[{"last":true}]}}}',
  '{"data":[{"slidesData":{"items":[1]}}]}',
  '{"other":{"slidesData":{"items":[1,2]}}}',
  '{"data":{"sl ides":{"items":[1,2]}}}',
  '{"data":{"__proto__":{"items":[1]}}}',
  ' [ ] ',
  '"été 😀"',
])('%s', async (text) => {
  expect(JSON.stringify(await whole(text))).toBe(JSON.stringify(JSON.parse(text)));
});

test('any JSON as items of any list', async () => {
  const names = fc.constantFrom('slidesData', 'productData', 'items', 'data');
  const lists = fc.dictionary(names, fc.record({ items: fc.array(fc.jsonValue()), more: fc.jsonValue() }));
  await fc.assert(
    fc.asyncProperty(fc.record({ data: lists, errors: fc.jsonValue() }), fc.nat(3), async (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(JSON.stringify(await whole(text))).toBe(JSON.stringify(JSON.parse(text)));
    }),
    { numRuns: 200, seed: 1 },
  );
});

test.each([
  '',
  '<!doctype html>',
  '{"data":',
  '{"data":{"a":{"items":[{"b":1},{"c',
  '{"data":{"a":{"items":[1]}}',
  ']}',
])('%j is not JSON', async (text) => {
  expect(await parse(text)).toMatchObject({ ok: false, error: { kind: 'not-json' } });
});

test('an item that is not JSON fails the response', async () => {
  const parsed = await parse('{"data":{"slidesData":{"items":[{"a":1},nonsense]}}}');
  if (!parsed.ok) throw new Error(parsed.error.message);
  expect(await parseItems(parsed.value, 'slides', locale)).toMatchObject({ error: { kind: 'not-json' } });
});

test.each([
  ['beside its items', `{"data":{},"more":"${'x'.repeat(1_100_000)}"}`],
  ['in its number of items', `{"data":{"slidesData":{"items":[${'1,'.repeat(50_001)}1]}}}`],
])('a response too large %s is a failure', async (_, text) => {
  expect(await parse(text)).toMatchObject({ ok: false, error: { kind: 'shape' } });
});

test('a huge item is dropped unparsed, and few of many invalid items are logged', async () => {
  const huge = `{"_path":"/content/dam/solstride/us/en/x","slideHeadline":"${'x'.repeat(1_100_000)}"}`;
  const valid = `{"_path":"/content/dam/solstride/us/en/y"}`;
  const parsed = await parse(`{"data":{"slidesData":{"items":[${huge},${valid}${',1'.repeat(500)}]}}}`);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const items = await parseItems(parsed.value, 'slides', locale);
  if (!items.ok) throw new Error(items.error.message);
  expect([items.value.items.length, items.value.droppedCount, items.value.dropped.length]).toEqual([
    1, 501, 20,
  ]);
  const problem = { field: 'item', value: `${huge.length} bytes`, expectation: 'at most 1048576 bytes' };
  expect(items.value.dropped[0]).toEqual({ path: '(not read)', problems: [problem] });
});

test('a list of products yields to other work, and each product is parsed whole on demand', async () => {
  const sample = sampleItems('product', 'us', 'en');
  const many = Array.from({ length: 40 }, () => sample).flat();
  const bytes = bytesOf(JSON.stringify({ data: { productData: { items: many } } }));
  // Each reading of the clock is a millisecond later: a time slice of ten milliseconds has at most ten of them.
  const scan = await countYields(() => parseAllButItems(bytes));
  const response = scan.result;
  if (!response.ok) throw new Error(response.error.message);
  const parse = await countYields(() => parseItems(response.value, 'product', locale));
  const parsed = parse.result;
  if (!parsed.ok) throw new Error(parsed.error.message);
  expect(scan.yields).toBeGreaterThan(0);
  expect(parse.yields).toBeGreaterThanOrEqual(Math.floor(many.length / 11));
  expect(parsed.value.items.length).toBe(many.length);
  const listed = parsed.value.items.slice(0, sample.length);
  expect(listed.map(toProduct)).toEqual(sample.map((item) => productSchema.parse(item)));
  // Views of the one response: no copies.
  expect(new Set(parsed.value.items.map(({ source }) => source.buffer)).size).toBe(1);
});

test.each([
  {},
  { detailsTabContent: 5 },
  { detailsTabContent: { html: 5 } },
  { productName: ' ' },
  { bazaarVoiceProductId: {} },
  { detailImage16oz: 5 },
  { isContained: 'maybe' },
  { productOrderNumber: 'first' },
  { nutritionFactsTabContent: 5, ingredientsTabContent: [], electrolyteAmount: 'x' },
])('lists and pages drop the same products: %j', async (fields) => {
  const path = '/content/dam/solstride/us/en/content-fragments/product/lyte/coconut';
  const item = { _path: path, productName: 'Coconut', ...fields };
  const parsed = await parseItems({ data: { productData: { items: [item] } } }, 'product', locale);
  expect(parsed.ok).toBe(productSchema.safeParse(item).success);
});
