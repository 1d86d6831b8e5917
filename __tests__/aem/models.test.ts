/** @jest-environment node */
import { type ContentType, contentTypes } from '@/lib/content/content-types';
import { folderPath, isFolderPath } from '@/lib/content/folder-path';
import { locales } from '@/lib/locales/definitions';
import { sampleAnswer } from '@/mocks/content';
import { type Field, filesOf, readModel } from './support/aem-files';
import { wireSchemas } from './support/wire-schemas';

const types = contentTypes.map((type) => [type] as const);
const path = '/content/dam/solstride/us/en/content-fragments/product/lyte/grape';

function sampleItems(type: ContentType) {
  return locales.flatMap((locale) =>
    Object.values(sampleAnswer(type, folderPath(locale, type)).data).flatMap(({ items }) => items),
  );
}

/** A value as AEM answers it for a field that an editor filled. */
function filled(field: Field): unknown {
  switch (field.type) {
    case 'multi-line-text':
      return { plaintext: 'One\n\nTwo', html: '<p>One</p><p>Two</p>' };
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'enumeration':
      return field.options[0];
    case 'content-reference':
      return { _path: `/content/dam/solstride/us/en/file.${field.accepts === 'image' ? 'webp' : 'mp4'}` };
    case 'json-object':
      return field.example;
    default:
      return '1';
  }
}

const filledItem = (fields: readonly Field[]) => ({
  _path: path,
  ...Object.fromEntries(fields.map((field) => [field.name, filled(field)])),
});

test('there is one model per content type', () => {
  expect(filesOf('models')).toEqual(contentTypes.map((type) => `${type}.json`).sort());
});

test.each(types)('the model of %s has the fields that the site reads', (type) => {
  const names = ['_path', ...readModel(type).fields.map(({ name }) => name)];
  expect(names.sort()).toEqual(Object.keys(wireSchemas[type].shape).sort());
});

test.each(types)('in the model of %s exactly those fields are required that an item cannot lack', (type) => {
  const { fields } = readModel(type);
  const item = filledItem(fields);
  expect(wireSchemas[type].safeParse(item).error).toBeUndefined();
  // AEM answers null for a field without a value.
  const needed = fields.filter(({ name }) => !wireSchemas[type].safeParse({ ...item, [name]: null }).success);
  const required = fields.filter((field) => field.required);
  expect(required.map(({ name }) => name)).toEqual(needed.map(({ name }) => name));
});

test.each(types)('the site understands a filled field of each kind in the model of %s', (type) => {
  const { fields } = readModel(type);
  const item = filledItem(fields);
  const read = wireSchemas[type].parse(item);
  // A value that is not understood reads as a missing one. A text may be a colour or a link: '1' is neither.
  const ignored = fields.filter(({ name, type: kind, required }) => {
    if (required || kind === 'single-line-text') return false;
    const missing = wireSchemas[type].parse({ ...item, [name]: null });
    return JSON.stringify(read[name]) === JSON.stringify(missing[name]);
  });
  expect(ignored.map(({ name }) => name)).toEqual([]);
});

test.each(types)('every enumeration of %s has the values of the sample content', (type) => {
  for (const field of readModel(type).fields) {
    if (field.type !== 'enumeration') continue;
    const used = new Set(sampleItems(type).map((item) => item[field.name]));
    expect([...used].sort()).toEqual([...field.options].sort());
  }
});

test.each(types)('the files of the sample content are of the kind that the model of %s accepts', (type) => {
  const endings = { image: /\.(?:webp|svg)$/, video: /\.mp4$/ };
  for (const field of readModel(type).fields) {
    if (field.type !== 'content-reference') continue;
    const values = sampleItems(type).map((item) => item[field.name] as { _path: string } | string | null);
    const files = values.flatMap((value) => (typeof value === 'string' ? value : (value?._path ?? [])));
    expect({ [field.name]: files.length }).not.toEqual({ [field.name]: 0 });
    expect(files.filter((file) => !endings[field.accepts].test(file))).toEqual([]);
  }
});

test.each(types)('the folder of %s is one that the site asks for', (type) => {
  const folder = readModel(type).folder.replace('{categorySlug}', 'lyte');
  const place = `/content/dam/solstride/us/en/content-fragments/${folder}/`;
  expect(isFolderPath(place, type)).toBe(true);
  expect(sampleItems(type).some((item) => item._path.replace(/[^/]+$/, '') === place)).toBe(true);
});
