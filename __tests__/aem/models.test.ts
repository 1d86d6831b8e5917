import type { Field } from '@/aem/models';
import { folderPath, isFolderPath } from '@/lib/content/aem/names';
import { type ContentType, contentTypes } from '@/lib/content/content-types';
import { locales } from '@/lib/locales/definitions';
import { sampleResponse } from '@/sample/content';
import { readModel } from './support/aem-files';
import { responseSchemas } from './support/response-schemas';

const types = contentTypes.map((type) => [type] as const);
const path = '/content/dam/solstride/us/en/content-fragments/product/lyte/grape';

function sampleItems(type: ContentType) {
  return locales.flatMap((locale) =>
    Object.values(sampleResponse(type, folderPath(locale, type)).data).flatMap(({ items }) => items),
  );
}

/** Returns the value that AEM sends for a filled field. */
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
    case 'date-time':
      return `${field.name === 'until' ? 2027 : 2026}-06-01T08:00:00.000-04:00`;
    case 'json-object':
      return field.example;
    case 'fragment-reference':
      return [{ __typename: 'CampaignClaimModel', _path: path, claimText: 'One' }];
    default:
      return '/1';
  }
}

const filledItem = (fields: readonly Field[]) => ({
  _path: path,
  ...Object.fromEntries(fields.map((field) => [field.name, filled(field)])),
});

test.each(types)('the model of %s has the fields that the site reads', (type) => {
  const names = ['_path', ...readModel(type).fields.map(({ name }) => name)];
  expect(names.sort()).toEqual(Object.keys(responseSchemas[type].shape).sort());
});

test.each(types)('in the model of %s exactly the mandatory fields of an item are required', (type) => {
  const { fields } = readModel(type);
  const item = filledItem(fields);
  expect(responseSchemas[type].safeParse(item).error).toBeUndefined();
  // AEM returns null for a field without a value.
  const needed = fields.filter(
    ({ name }) => !responseSchemas[type].safeParse({ ...item, [name]: null }).success,
  );
  const required = fields.filter((field) => field.required);
  expect(required.map(({ name }) => name)).toEqual(needed.map(({ name }) => name));
});

test.each(types)('the site parses a filled field of each kind in the model of %s', (type) => {
  const { fields } = readModel(type);
  const item = filledItem(fields);
  const read = responseSchemas[type].parse(item);
  // An invalid value is parsed as a missing one. A text may be a colour or a link: '1' is neither.
  const ignored = fields.filter(({ name, type: kind, required }) => {
    if (required || kind === 'single-line-text') return false;
    const missing = responseSchemas[type].parse({ ...item, [name]: null });
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

test.each(types)('the folder of %s is one that the site requests', (type) => {
  const folder = readModel(type).folder.replace('{categorySlug}', 'lyte');
  const place = `/content/dam/solstride/us/en/content-fragments/${folder}/`;
  expect(isFolderPath(place, type)).toBe(true);
  expect(sampleItems(type).some((item) => item._path.replace(/[^/]+$/, '') === place)).toBe(true);
});
