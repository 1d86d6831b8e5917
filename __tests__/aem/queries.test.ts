/** @jest-environment node */
import {
  type FieldNode,
  type GraphQLError,
  graphqlSync,
  type OperationDefinitionNode,
  parse,
  type SelectionNode,
  validate,
} from 'graphql';
import { answerKeys, type ContentType, contentTypes } from '@/lib/content/content-types';
import { folderPath } from '@/lib/content/folder-path';
import { persistedQueryUrl } from '@/lib/content/source';
import { parseItems } from '@/lib/content/wire/items';
import { getLocale, type LocaleDefinition, locales } from '@/lib/locales/definitions';
import { sampleAnswer } from '@/mocks/content';
import { filesOf, readModel, readme, readQuery } from './support/aem-files';
import { aemSchema, listName, listResolver } from './support/aem-schema';
import { wireSchemas } from './support/wire-schemas';

const types = contentTypes.map((type) => [type] as const);
const cases = locales.flatMap((locale) => contentTypes.map((type) => ({ locale, type, id: locale.id })));
const schema = aemSchema(contentTypes.map(readModel));

/** Every sample fragment of every locale, as they lie in one AEM. */
const allItems = (type: ContentType) =>
  locales.flatMap(
    (locale) => sampleAnswer(type, folderPath(locale, type)).data[answerKeys[type]]?.items ?? [],
  );
const rootValue = Object.fromEntries(
  contentTypes.map((type) => [listName(readModel(type)), listResolver(readModel(type), allItems(type))]),
);

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

function ask(type: ContentType, folder: string) {
  const answer = graphqlSync({
    schema,
    source: readQuery(type),
    rootValue,
    variableValues: { folderPath: folder },
  });
  // As over HTTP, without null prototypes.
  return JSON.parse(JSON.stringify(answer)) as { data?: unknown; errors?: readonly GraphQLError[] };
}

async function read<Type extends ContentType>(type: Type, locale: LocaleDefinition, answer: unknown) {
  const parsed = await parseItems(answer, type, locale);
  if (!parsed.ok) throw new Error(parsed.failure.message);
  return parsed.value;
}

test('there is one query per content type, named as the site asks for it', () => {
  expect(filesOf('queries')).toEqual(contentTypes.map((type) => `${type}.graphql`).sort());
});

test.each(types)("%s: AEM's list query of the model, under the key that the site reads", (type) => {
  const list = listOf(type);
  expect(list.alias?.value).toBe(answerKeys[type]);
  expect(list.name.value).toBe(listName(readModel(type)));
});

test.each(types)('%s: the one variable is folderPath, and it is needed', (type) => {
  const { variableDefinitions = [] } = operationOf(type);
  const definition = onlyOne(variableDefinitions);
  expect(definition.variable.name.value).toBe('folderPath');
  expect(definition.type.kind).toBe('NonNullType');
});

test.each(types)('%s: asks for the fields that the site reads, each once', (type) => {
  const items = onlyOne(fieldsOf(listOf(type).selectionSet?.selections ?? []));
  expect(items.name.value).toBe('items');
  const asked = fieldsOf(items.selectionSet?.selections ?? []);
  expect(asked.filter(({ alias }) => alias)).toEqual([]);
  expect(asked.map(({ name }) => name.value).sort()).toEqual(Object.keys(wireSchemas[type].shape).sort());
});

test.each(types)('%s: is valid in the schema of the models', (type) => {
  expect(validate(schema, parse(readQuery(type)))).toEqual([]);
});

test.each(cases)(
  '$type in $id: the site reads from the answer what it reads from the sample',
  async ({ type, locale }) => {
    const folder = folderPath(locale, type);
    const answer = ask(type, folder);
    expect(answer.errors).toBeUndefined();
    const { items, dropped } = await read(type, locale, answer);
    expect(dropped).toEqual([]);
    expect(items.length).toBeGreaterThan(2);
    const sample = await read(type, locale, sampleAnswer(type, folder));
    expect(items).toEqual(sample.items);
  },
);

test('the folder of a product line holds that line and no other', async () => {
  const locale = getLocale('us-en');
  const { items } = await read('product', locale, ask('product', folderPath(locale, 'product', 'lyte')));
  expect(items.length).toBeGreaterThan(2);
  expect(new Set(items.map(({ categorySlug }) => categorySlug))).toEqual(new Set(['lyte']));
});

test('the README shows the address that the site asks', () => {
  const folder = folderPath(getLocale('us-en'), 'product', 'lyte');
  expect(readme()).toContain(`curl "${persistedQueryUrl('$AEM_URL', 'product', folder)}"`);
});

test('an unfit query is noticed: a name that AEM does not make, a field that no model has, a String for an ID', () => {
  const query = readQuery('slides');
  const broken = [
    query.replace('slidesList', 'slideList'),
    query.replace('slideHeadline', 'headline'),
    query.replace('$folderPath: ID!', '$folderPath: String!'),
    query.replace('... on MultimediaRef', '... on VideoRef'),
  ];
  expect(broken.map((text) => validate(schema, parse(text)).length > 0)).toEqual([true, true, true, true]);
});
