import { responseKeys } from '@/lib/content/aem/names';
import type { ContentType } from '@/lib/content/content-types';
import { type Field, modelOf, models, queryName, typeName } from './index';

/** Returns the fields that a query reads of a referenced fragment of this model. */
function embedded(modelName: string): string {
  const model = modelOf(modelName);
  return `... on ${typeName(model)}Model {\n${['_path', ...model.fields.map(selection)].join('\n')}\n}`;
}

function selection({ name, ...field }: Field): string {
  switch (field.type) {
    case 'multi-line-text':
      return `${name} {\nplaintext\nhtml\n}`;
    case 'fragment-reference':
      return field.isEmbedded
        ? `${name} {\n__typename\n${field.models.map(embedded).join('\n')}\n}`
        : `${name} {\n_path\n}`;
    case 'content-reference':
      return `${name} {\n... on ${field.accepts === 'image' ? 'ImageRef' : 'MultimediaRef'} {\n_path\n}\n}`;
    default:
      return name;
  }
}

function indent(lines: string): string {
  let depth = 0;
  return lines
    .split('\n')
    .map((line) => {
      if (/^[})]/.test(line)) depth -= 1;
      const indented = `${'  '.repeat(depth)}${line}`;
      if (/[{(]$/.test(line)) depth += 1;
      return indented;
    })
    .join('\n');
}

/** Returns the persisted query of a content type: every field of its model, below one folder (CONT-01). */
export function persistedQuery(type: ContentType): string {
  const model = models[type];
  const fields = ['_path', ...model.fields.map(selection)].join('\n');
  return `${indent(`query ${typeName(model)}($folderPath: ID!) {
${responseKeys[type]}: ${queryName(model, 'List')}(
filter: { _path: { _expressions: [{ value: $folderPath, _operator: STARTS_WITH }] } }
) {
items {
${fields}
}
}
}`)}
`;
}
