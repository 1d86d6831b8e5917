import {
  type FieldNode,
  type GraphQLError,
  type OperationDefinitionNode,
  parse,
  type SelectionNode,
  validate,
} from 'graphql';
import { allModels, queryName } from '@/aem/models';
import { folderPath, responseKeys } from '@/lib/content/aem/names';
import { parseItems } from '@/lib/content/aem/schemas/parse-items';
import { type ContentType, contentTypes } from '@/lib/content/content-types';
import { getLocale, type LocaleDefinition, locales } from '@/lib/locales/definitions';
import { createLocalAem } from '@/mocks/aem/local-aem';
import { aemSchema } from '@/mocks/aem/schema';
import { sampleResponse } from '@/sample/content';
import { queryFiles, readModel, readQuery } from './support/aem-files';
import { responseSchemas } from './support/response-schemas';

const types = contentTypes.map((type) => [type] as const);
const cases = locales.flatMap((locale) => contentTypes.map((type) => ({ locale, type, id: locale.id })));
const schema = aemSchema(Object.values(allModels));
const aem = createLocalAem();

function fieldsOf(selections: readonly SelectionNode[]): FieldNode[] {
  return selections.filter((selection) => selection.kind === 'Field');
}

function onlyOne<T>(list: readonly T[]): T {
  const [first, ...others] = list;
  if (first === undefined || others.length > 0) throw new Error(`One is needed, not ${list.length}`);
  return first;
}

const operationOf = (type: ContentType) =>
  onlyOne(parse(readQuery(type)).definitions) as OperationDefinitionNode;
const listOf = (type: ContentType) => onlyOne(fieldsOf(operationOf(type).selectionSet.selections));

async function execute(type: ContentType, folder: string) {
  const response = await aem.execute(readQuery(type), { folderPath: folder }, 'http://author.test');
  // As over HTTP, without null prototypes.
  return JSON.parse(JSON.stringify(response)) as { data?: unknown; errors?: readonly GraphQLError[] };
}

async function read<Type extends ContentType>(type: Type, locale: LocaleDefinition, response: unknown) {
  const parsed = await parseItems(response, type, locale);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

test('there is one query per content type, with the name that the site requests', () => {
  expect(queryFiles()).toEqual(contentTypes.map((type) => `${type}.graphql`).sort());
});

test.each(types)("%s: AEM's list query of the model, under the key that the site reads", (type) => {
  const list = listOf(type);
  expect(list.alias?.value).toBe(responseKeys[type]);
  expect(list.name.value).toBe(queryName(readModel(type), 'List'));
});

test.each(types)('%s: the one variable is folderPath, and it is required', (type) => {
  const { variableDefinitions = [] } = operationOf(type);
  const definition = onlyOne(variableDefinitions);
  expect(definition.variable.name.value).toBe('folderPath');
  expect(definition.type.kind).toBe('NonNullType');
});

test.each(types)('%s: selects the fields that the site reads, each once', (type) => {
  const items = onlyOne(fieldsOf(listOf(type).selectionSet?.selections ?? []));
  expect(items.name.value).toBe('items');
  const selected = fieldsOf(items.selectionSet?.selections ?? []);
  expect(selected.filter(({ alias }) => alias)).toEqual([]);
  expect(selected.map(({ name }) => name.value).sort()).toEqual(
    Object.keys(responseSchemas[type].shape).sort(),
  );
});

test.each(types)('%s: is valid in the schema of the models', (type) => {
  expect(validate(schema, parse(readQuery(type)))).toEqual([]);
});

test.each(cases)(
  '$type in $id: the site reads the same from the response and from the sample',
  async ({ type, locale }) => {
    const folder = folderPath(locale, type);
    const response = await execute(type, folder);
    expect(response.errors).toBeUndefined();
    const { items, dropped } = await read(type, locale, response);
    expect(dropped).toEqual([]);
    expect(items.length).toBeGreaterThan(0);
    const sample = await read(type, locale, sampleResponse(type, folder));
    expect(items).toEqual(sample.items);
  },
);

test('the folder of a category holds that category and no other', async () => {
  const locale = getLocale('us-en');
  const { items } = await read(
    'product',
    locale,
    await execute('product', folderPath(locale, 'product', 'lyte')),
  );
  expect(items.length).toBeGreaterThan(2);
  expect(new Set(items.map(({ categorySlug }) => categorySlug))).toEqual(new Set(['lyte']));
});
