import { buildSchema, type GraphQLSchema } from 'graphql';
import { type Field, type Model, modelOf, queryName, typeName } from '@/aem/models';

const fieldTypes: Readonly<Record<Exclude<Field['type'], 'fragment-reference'>, string>> = {
  'single-line-text': 'String',
  'multi-line-text': 'MultiFormatString',
  number: 'Int',
  boolean: 'Boolean',
  'date-time': 'Calendar',
  enumeration: 'String',
  'content-reference': 'Reference',
  'json-object': 'JSON',
};

/** Fields of the other types cannot be filtered. AEM can filter dates, which no query of the site does. */
const filterTypes: Partial<Record<Field['type'], string>> = {
  'single-line-text': 'StringFilter',
  'multi-line-text': 'StringFilter',
  number: 'IntFilter',
  boolean: 'BooleanFilter',
  enumeration: 'StringFilter',
};

/** The types of every AEM schema. `_path` is an ID, and STARTS_WITH exists for IDs and strings. */
const ownTypes = `
  scalar JSON
  scalar Calendar
  type MultiFormatString { html: String plaintext: String markdown: String json: JSON }
  type ImageRef {
    _path: ID _authorUrl: String _publishUrl: String _dynamicUrl: String
    type: String mimeType: String width: Int height: Int
  }
  type MultimediaRef { _path: ID _authorUrl: String _publishUrl: String type: String format: String size: Int }
  type DocumentRef { _path: ID _authorUrl: String _publishUrl: String type: String author: String format: String }
  type ArchiveRef { _path: ID _authorUrl: String _publishUrl: String type: String format: String }
  type PageRef { _path: ID _authorUrl: String _publishUrl: String type: String }
  union Reference = ArchiveRef | DocumentRef | ImageRef | MultimediaRef | PageRef
  type ModelInfo { _path: String title: String }
  type StringMetadata { name: String value: String }
  type TypedMetaData { stringMetadata: [StringMetadata]! }
  type PageInfo { startCursor: String! endCursor: String! hasNextPage: Boolean! hasPreviousPage: Boolean! }
  enum LogOp { AND OR }
  enum IDOperator { EQUALS EQUALS_NOT STARTS_WITH }
  enum StringOperator { EQUALS EQUALS_NOT CONTAINS CONTAINS_NOT STARTS_WITH }
  enum IntOperator { EQUAL EQUAL_NOT GREATER GREATER_EQUAL LOWER LOWER_EQUAL }
  enum BooleanOperator { EQUALS EQUALS_NOT }
  input IDFilterExpression { value: ID! _operator: IDOperator = EQUALS }
  input IDFilter { _logOp: LogOp = AND _expressions: [IDFilterExpression!] }
  input StringFilterExpression { value: String! _operator: StringOperator = EQUALS _ignoreCase: Boolean = false }
  input StringFilter { _logOp: LogOp = AND _expressions: [StringFilterExpression!] }
  input IntFilterExpression { value: Int! _operator: IntOperator = EQUAL }
  input IntFilter { _logOp: LogOp = AND _expressions: [IntFilterExpression!] }
  input BooleanFilterExpression { value: Boolean! _operator: BooleanOperator = EQUALS }
  input BooleanFilter { _logOp: LogOp = AND _expressions: [BooleanFilterExpression!] }
  input AssetTransform { format: AssetFormat seoName: String width: Int quality: Int preferWebp: Boolean }
  enum AssetFormat { GIF PNG PNG8 JPG PJPG BJPG WEBP WEBPLL WEBPLY }
`;

/** A field that accepts one model has its type, one that accepts several the union of all types. */
function referenceType(models: readonly string[], isList: boolean): string {
  const [only = '', ...others] = models;
  const type = others.length > 0 ? 'AllFragmentModels' : `${typeName(modelOf(only))}Model`;
  return isList ? `[${type}]` : type;
}

const typeOf = (field: Field): string =>
  field.type === 'fragment-reference' ? referenceType(field.models, field.isList) : fieldTypes[field.type];

function modelTypes(model: Model): string {
  const name = typeName(model);
  const fields = model.fields.map((field) => `${field.name}: ${typeOf(field)}`).join('\n');
  const filters = model.fields.flatMap((field) => {
    const type = filterTypes[field.type];
    return type ? [`${field.name}: ${type}`] : [];
  });
  return `
    type ${name}Model {
      _path: ID _id: ID _variation: String _model: ModelInfo _metadata: TypedMetaData _variations: [String!] _tags: [String]
      ${fields}
    }
    type ${name}ModelResult { item: ${name}Model! }
    type ${name}ModelResults { items: [${name}Model]! }
    type ${name}ModelEdge { cursor: String! node: ${name}Model! }
    type ${name}ModelConnection { edges: [${name}ModelEdge] pageInfo: PageInfo }
    input ${name}ModelFilter { _logOp: LogOp = AND _path: IDFilter \n${filters.join('\n')} }
  `;
}

function queriesOf(model: Model): string {
  const name = typeName(model);
  const shared = `filter: ${name}ModelFilter sort: String variation: String _assetTransform: AssetTransform`;
  return `
    ${queryName(model, 'List')}(${shared} offset: Int limit: Int): ${name}ModelResults!
    ${queryName(model, 'Paginated')}(${shared} first: Int after: String): ${name}ModelConnection!
    ${queryName(model, 'ByPath')}(_path: String! variation: String _assetTransform: AssetTransform): ${name}ModelResult!
  `;
}

/** Returns the schema that AEM generates from the models. */
export function aemSchema(models: readonly Model[]): GraphQLSchema {
  const queries = models.map(queriesOf).join('');
  const union = `union AllFragmentModels = ${models.map((model) => `${typeName(model)}Model`).join(' | ')}`;
  return buildSchema(`${ownTypes} ${models.map(modelTypes).join('')} ${union} type Query { ${queries} }`);
}
