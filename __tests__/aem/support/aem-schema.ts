import { buildSchema, type GraphQLSchema } from 'graphql';
import type { SampleItem } from '@/mocks/content';
import type { Field, Model } from './aem-files';

/** AEM makes the names of types and queries from a model's title. */
export const typeName = ({ title }: Model) => title.replaceAll(' ', '');
export const listName = (model: Model) =>
  `${typeName(model).replace(/^./, (letter) => letter.toLowerCase())}List`;

function graphqlType(field: Field): string {
  switch (field.type) {
    case 'multi-line-text':
      return 'MultiFormatString';
    case 'number':
      return field.numberType === 'integer' ? 'Int' : 'Float';
    case 'boolean':
      return 'Boolean';
    case 'content-reference':
      return 'Reference';
    case 'json-object':
      return 'JSON';
    default:
      return 'String';
  }
}

/** The part of AEM's own types that queries meet. `_path` is an ID, and STARTS_WITH exists for IDs alone. */
const ownTypes = `
  scalar JSON
  type MultiFormatString { html: String plaintext: String markdown: String json: JSON }
  type ImageRef { _path: ID type: String width: Int height: Int mimeType: String }
  type MultimediaRef { _path: ID type: String format: String size: Int }
  type DocumentRef { _path: ID type: String author: String }
  type ArchiveRef { _path: ID type: String format: String }
  type PageRef { _path: ID type: String }
  union Reference = ImageRef | MultimediaRef | DocumentRef | ArchiveRef | PageRef
  enum LogOp { AND OR }
  enum IDOperator { EQUALS EQUALS_NOT STARTS_WITH }
  input IDFilterExpression { value: ID! _operator: IDOperator = EQUALS }
  input IDFilter { _logOp: LogOp = AND _expressions: [IDFilterExpression!] }
`;

function modelTypes(model: Model): string {
  const name = typeName(model);
  const fields = model.fields.map((field) => `${field.name}: ${graphqlType(field)}`).join('\n');
  return `
    type ${name}Model { _path: ID _variation: String \n${fields} }
    type ${name}ModelResults { items: [${name}Model]! }
    input ${name}ModelFilter { _path: IDFilter }
  `;
}

/** The schema AEM would make of the models, as far as queries need it. */
export function aemSchema(models: readonly Model[]): GraphQLSchema {
  const lists = models.map(
    (model) =>
      `${listName(model)}(filter: ${typeName(model)}ModelFilter, sort: String): ${typeName(model)}ModelResults`,
  );
  return buildSchema(`${ownTypes} ${models.map(modelTypes).join('\n')} type Query {\n${lists.join('\n')}\n}`);
}

/** A file as AEM answers it: its type comes from what it is, whatever the field asked for. */
function toReference(value: unknown) {
  const path = typeof value === 'string' ? value : (value as { _path?: string } | null)?._path;
  if (!path) return null;
  const kinds: Record<string, string> = { webp: 'ImageRef', svg: 'ImageRef', mp4: 'MultimediaRef' };
  return { __typename: kinds[path.split('.').at(-1) ?? ''] ?? 'DocumentRef', _path: path };
}

/** A sample item as a fragment of its model: what the model has no field for does not exist in AEM. */
function toFragment(model: Model, item: SampleItem) {
  const values = model.fields.map((field) => {
    const value = item[field.name];
    return [field.name, field.type === 'content-reference' ? toReference(value) : value] as const;
  });
  return { _path: item._path, ...Object.fromEntries(values) };
}

type Expression = { readonly value: string; readonly _operator: string };
type Arguments = { readonly filter?: { readonly _path?: { readonly _expressions?: readonly Expression[] } } };

/** A list query over fragments, with AEM's path filter. */
export function listResolver(model: Model, items: readonly SampleItem[]) {
  const matches = (path: string, { value, _operator }: Expression) =>
    _operator === 'STARTS_WITH' ? path.startsWith(value) : (path === value) === (_operator === 'EQUALS');
  return ({ filter }: Arguments) => ({
    items: items
      .filter(({ _path }) => (filter?._path?._expressions ?? []).every((test) => matches(_path, test)))
      .map((item) => toFragment(model, item)),
  });
}
