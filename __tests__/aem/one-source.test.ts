import type { z } from 'zod';
import { allModels, type Field, type Fragment, type Model, models, typeName } from '@/aem/models';
import { editorFields } from '@/aem/models/editor-fields';
import { persistedQuery } from '@/aem/models/query';
import { modelTables } from '@/aem/models/tables';
import { folderPath } from '@/lib/content/aem/names';
import type { campaignSchema } from '@/lib/content/aem/schemas/campaign';
import type {
  announcementSchema,
  categorySchema,
  featureSlideSchema,
  partnerSchema,
  redirectSchema,
  slideSchema,
} from '@/lib/content/aem/schemas/items';
import type { productSchema } from '@/lib/content/aem/schemas/product';
import { type ContentType, contentTypes } from '@/lib/content/content-types';
import { locales } from '@/lib/locales/definitions';
import { aemSchema } from '@/mocks/aem/schema';
import { sampleResponse } from '@/sample/content';
import { readAemFile } from './support/aem-files';

const types = contentTypes.map((type) => [type] as const);

type SchemaInputs = {
  category: z.input<typeof categorySchema>;
  slides: z.input<typeof slideSchema>;
  product: z.input<typeof productSchema>;
  'product-feature-slider': z.input<typeof featureSlideSchema>;
  partners: z.input<typeof partnerSchema>;
  redirect: z.input<typeof redirectSchema>;
  announcement: z.input<typeof announcementSchema>;
  campaign: z.input<typeof campaignSchema>;
};

/** A required field is never null, the others may be. */
type RequiredNames<M extends Model> = Extract<M['fields'][number], { required: true }>['name'];
type Saved<M extends Model> = {
  [Name in keyof Fragment<M>]: Name extends RequiredNames<M>
    ? NonNullable<Fragment<M>[Name]>
    : Fragment<M>[Name];
};

/** Returns the fields of a model that its schema rejects, and those of the schema that the model lacks. */
type Mismatch<Type extends ContentType> =
  | Exclude<keyof SchemaInputs[Type], keyof Fragment<(typeof models)[Type]>>
  | Exclude<keyof Fragment<(typeof models)[Type]>, keyof SchemaInputs[Type]>
  | {
      [Name in keyof SchemaInputs[Type] & keyof Saved<(typeof models)[Type]>]: Saved<
        (typeof models)[Type]
      >[Name] extends SchemaInputs[Type][Name]
        ? never
        : Name;
    }[keyof SchemaInputs[Type] & keyof Saved<(typeof models)[Type]>];

test('the types of the fields in the models are those of the response schemas', () => {
  // Checked by the compiler: a field of another name or type is named in its error.
  const mismatches: { readonly [Type in ContentType]: Mismatch<Type>[] } = {
    category: [] satisfies never[],
    slides: [] satisfies never[],
    product: [] satisfies never[],
    'product-feature-slider': [] satisfies never[],
    partners: [] satisfies never[],
    redirect: [] satisfies never[],
    announcement: [] satisfies never[],
    campaign: [] satisfies never[],
  };
  const none: Readonly<Record<ContentType, readonly never[]>> = mismatches;
  expect(Object.keys(none).sort()).toEqual([...contentTypes].sort());
});

test.each(types)('the persisted query of %s is generated from its model', (type) => {
  expect(readAemFile(`queries/${type}.graphql`)).toBe(persistedQuery(type));
});

test.each(types)('the GraphQL type and filter of %s have the fields of its model', (type) => {
  const schema = aemSchema(Object.values(allModels));
  const fieldsOf = (name: string) => {
    const found = schema.getType(name);
    return found && 'getFields' in found ? Object.keys(found.getFields()) : [];
  };
  const isOwn = (name: string) => !name.startsWith('_');
  const model: Model = models[type];
  const { fields } = model;
  const name = typeName(model);
  expect(fieldsOf(`${name}Model`).filter(isOwn)).toEqual(fields.map((field) => field.name));
  // AEM does not filter by references and JSON, and no query of the site filters by dates.
  const unfiltered = ['content-reference', 'fragment-reference', 'date-time', 'json-object'];
  const filtered = fields.filter((field) => !unfiltered.includes(field.type));
  expect(fieldsOf(`${name}ModelFilter`).filter(isOwn)).toEqual(filtered.map((field) => field.name));
});

test('the tables in aem/models.md are generated from the models', () => {
  expect(readAemFile('models.md')).toBe(modelTables());
});

test('the fields that previews name are generated from the models', () => {
  expect(readAemFile('../lib/content/aem/editor-fields.json')).toBe(editorFields());
});

function sampleValues(type: ContentType, name: string): unknown[] {
  const items = locales.flatMap((locale) =>
    Object.values(sampleResponse(type, folderPath(locale, type)).data).flatMap((list) => list.items),
  );
  return items.map((item) => item[name] ?? null).filter((value) => value !== null);
}

/** Tells whether AEM's editor rejects a value. */
function violations(field: Field, value: unknown): boolean {
  switch (field.type) {
    case 'single-line-text': {
      const text = String(value);
      return (
        text.length > field.maxLength || (!!field.pattern && !new RegExp(field.pattern.source).test(text))
      );
    }
    case 'number':
      return typeof value !== 'number' || value < field.min || !Number.isInteger(value);
    case 'boolean':
      return typeof value !== 'boolean';
    default:
      return false;
  }
}

test.each(types)('the sample content of %s respects the limits of its model', (type) => {
  for (const field of models[type].fields) {
    const bad = sampleValues(type, field.name).filter((value) => violations(field, value));
    expect({ [field.name]: bad }).toEqual({ [field.name]: [] });
  }
});

test.each(types)('the sample content of %s has no field that its model lacks', (type) => {
  const names = new Set(['_path', ...models[type].fields.map(({ name }) => name)] as string[]);
  const items = Object.values(sampleResponse(type, '/').data).flatMap((list) => list.items);
  expect(items.flatMap((item) => Object.keys(item)).filter((name) => !names.has(name))).toEqual([]);
});

test.each(types)(
  'every label and hint of %s is in both languages, names and labels are used once',
  (type) => {
    const fields: readonly Field[] = models[type].fields;
    for (const key of ['en', 'fr'] as const) {
      const labels = fields.map(({ label }) => label[key]);
      expect(labels.filter((label, index) => label === '' || labels.indexOf(label) !== index)).toEqual([]);
      expect(fields.filter(({ hint }) => hint?.[key] === '')).toEqual([]);
    }
    const names = fields.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.filter((name) => !/^[a-z][A-Za-z0-9]*$/.test(name))).toEqual([]);
  },
);
