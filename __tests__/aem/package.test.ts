import { sampleFragments } from '@/aem/fragments/from-sample';
import type { StoredFragment } from '@/aem/fragments/stored';
import { configurationPath, contentRoot, modelPath, models } from '@/aem/models';
import { contentTypes } from '@/lib/content/content-types';
import { locales } from '@/lib/locales/definitions';
import { checkPackages } from '@/tools/aem/package/check-package';
import { configurationPackage } from '@/tools/aem/package/configuration';
import { type ContentPackage, packageEntries } from '@/tools/aem/package/content-package';
import { childOf, type JcrNode, textOf } from '@/tools/aem/package/jcr';
import { readDocuments, readFragments } from '@/tools/aem/package/read-package';
import { referencesOf, samplePackage } from '@/tools/aem/package/sample-content';
import { readZip, writeZip, type ZipEntry } from '@/tools/aem/package/zip';

type Entries = readonly ZipEntry[];
let configuration: Entries;
let sample: Entries;
/** A part of the sample into which tests insert errors: one product and one slide. */
let small: Entries;

beforeAll(async () => {
  configuration = packageEntries(configurationPackage());
  sample = packageEntries(await samplePackage());
  const few = /us\/en\/content-fragments\/(?:product\/sports-drink\/grape|slides\/flash-iv)$/;
  small = packageEntries(await samplePackage(sampleFragments().filter(({ path }) => few.test(path))));
});

const problemsOf = (entries: Entries, before: Entries = configuration) =>
  checkPackages(before === entries ? [entries] : [before, entries]).map(
    ({ at, message }) => `${at} ${message}`,
  );

/** Replaces text in the one file with this path ending. */
function change(entries: Entries, end: string, from: string | RegExp, to: string): Entries {
  const found = entries.filter(({ path }) => path.endsWith(end));
  expect(found).toHaveLength(1);
  return entries.map((entry) => {
    if (entry !== found[0]) return entry;
    const text = Buffer.from(entry.bytes).toString('utf8');
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    return { ...entry, bytes: Buffer.from(changed) };
  });
}

const grape = '/us/en/content-fragments/product/sports-drink/grape/.content.xml';

test('both packages are valid', () => {
  expect(problemsOf(configuration)).toEqual([]);
  expect(problemsOf(sample)).toEqual([]);
});

test.each([
  ['broken XML', grape, '<data', '<data<', /unexpected|disallowed|character/i],
  ['an undeclared prefix', grape, 'cq:name=', 'day:name=', /namespace/],
  ['an unknown node type', grape, '"dam:Asset"', '"dam:File"', /has the unknown type dam:File/],
  ['no node type', grape, /jcr:primaryType="dam:Asset"/, '', /has no jcr:primaryType/],
  [
    'content of the wrong type',
    grape,
    '"dam:AssetContent"',
    '"nt:unstructured"',
    /needs a jcr:content of type/,
  ],
  ['a value that is not of its type', grape, '{Boolean}true', '{Boolean}yes', /"yes" is not a Boolean/],
  ['an unknown value type', grape, '{Long}', '{Integer}', /unknown type \{Integer\}/],
  ['an unescaped brace', grape, '"\\{', '"{', /unknown type/],
  ['a model that does not exist', grape, 'models/product', 'models/produce', /refers to .*models\/produce/],
  ['a picture that does not exist', grape, 'grape/20oz.webp', 'grape/21oz.webp', /refers to .*21oz\.webp/],
  [
    'a path of the machine',
    grape,
    'jcr:title="Grape"',
    'jcr:title="/home/me/grape"',
    /names \/home\/me\/grape/,
  ],
  [
    'files outside the filters',
    'filter.xml',
    `${contentRoot}"`,
    '/content/dam/other"',
    /covered by no filter/,
  ],
  [
    'a filter without content',
    'filter.xml',
    '</workspace',
    '<filter root="/etc"/></workspace',
    /filter without content/,
  ],
] as const)('%s is reported in the sample package', (_, file, from, to, message) => {
  const problems = problemsOf(change(small, file, from, to));
  expect(problems.join('\n')).toMatch(message);
});

test('a picture and a query without bytes are reported', () => {
  const without = (entries: Entries, end: string) => entries.filter(({ path }) => !path.endsWith(end));
  expect(
    problemsOf(without(small, 'us/en/hero/flash-iv-desktop.webp/_jcr_content/renditions/original')),
  ).toEqual([expect.stringContaining('flash-iv-desktop.webp/jcr:content/renditions/original has no bytes')]);
  const broken = without(configuration, 'persistentQueries/slides/_jcr_content/_jcr_data.binary');
  expect(problemsOf(broken, broken)).toEqual([
    expect.stringMatching(/slides\/jcr:content\/jcr:data has no bytes/),
  ]);
});

test('the same content has the same bytes, in any order of its files', async () => {
  const again: ContentPackage = await samplePackage();
  const reversed = packageEntries({ ...again, nodes: again.nodes.toReversed() });
  expect(Buffer.compare(writeZip(reversed), writeZip(sample))).toBe(0);
});

test('a written zip is read back, and a cut one is rejected', () => {
  const zip = writeZip(configuration);
  const plain = (entries: Entries) =>
    entries.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]).sort();
  expect(plain(readZip(zip))).toEqual(plain(configuration));
  expect(() => readZip(zip.subarray(0, -30))).toThrow('invalid zip data');
});

test('the sample package contains every fragment of the sample content', () => {
  const isPlaceholder = (value: unknown) => typeof value === 'string' && value.includes('placeholder');
  const expected = sampleFragments().map((fragment) => ({
    ...fragment,
    values: Object.fromEntries(Object.entries(fragment.values).filter(([, value]) => !isPlaceholder(value))),
  }));
  expect(expected.length).toBeGreaterThan(100);
  const byPath = (fragments: typeof expected) => fragments.toSorted((a, b) => a.path.localeCompare(b.path));
  expect(byPath([...readFragments(readZip(writeZip(sample)))])).toEqual(byPath(expected));
});

test('a date and time is stored as one, and read back', async () => {
  const [slide] = sampleFragments().filter(({ type }) => type === 'slides');
  const fragment = { ...slide, values: { until: { date: '2026-06-01T08:00:00.000-04:00' } } };
  const entries = packageEntries(await samplePackage([fragment as StoredFragment]));
  expect(problemsOf(entries)).toEqual([]);
  const texts = entries.map(({ bytes }) => Buffer.from(bytes).toString());
  expect(texts.some((text) => text.includes('until="{Date}2026-06-01T08:00:00.000-04:00"'))).toBe(true);
  expect(readFragments(entries)).toEqual([fragment]);
});

test('the sample package contains every referenced file, and no other', () => {
  const originals = sample.filter(({ path }) => path.endsWith('/renditions/original'));
  const files = originals.map(({ path }) => path.replace('jcr_root', '').replace(/\/_jcr_content.*/, ''));
  const wanted = new Set(readFragments(sample).flatMap(referencesOf));
  expect(files.sort()).toEqual([...wanted].sort());
});

test.each(contentTypes)('the dialog of %s has the fields of its model, in their order', (type) => {
  const document = readDocuments(configuration).find(({ path }) => path === modelPath(type));
  const path = ['jcr:content', 'model', 'cq:dialog', 'content', 'items'];
  const dialog = path.reduce<JcrNode | undefined>(childOf, document?.node)?.children;
  const names = models[type].fields.map(({ name }) => name);
  expect(dialog?.map(({ name }) => name)).toEqual(names);
  expect(dialog?.map((field) => textOf(field, 'name'))).toEqual(names);
});

test('the configuration package has a model, a query and a folder with its policy for every content type', () => {
  const paths = new Set(readDocuments(configuration).map(({ path }) => path));
  const wanted = contentTypes.flatMap((type) => [
    `${configurationPath}/settings/dam/cfm/models/${type}`,
    `${configurationPath}/settings/graphql/persistentQueries/${type}`,
    ...locales.map(
      ({ countryCode, language }) => `${contentRoot}/${countryCode}/${language}/content-fragments/${type}`,
    ),
  ]);
  expect(wanted.filter((path) => !paths.has(path))).toEqual([]);
  const slides = configuration.find(({ path }) =>
    path.endsWith('/ca/fr/content-fragments/slides/.content.xml'),
  );
  expect(String(slides?.bytes)).toContain(`policy-cfm-allowedModelsByPaths="[${modelPath('slides')}]"`);
});
