import { allModels, type Field, type Model } from './index';
import { both } from './types';

const types: Record<Field['type'], string> = {
  'single-line-text': 'Single-line text',
  'multi-line-text': 'Multi-line text',
  number: 'Number',
  boolean: 'Boolean',
  'date-time': 'Date and time',
  enumeration: 'Enumeration',
  'content-reference': 'Content reference',
  'json-object': 'JSON object',
  'fragment-reference': 'Fragment reference',
};

function limitsOf(field: Field): readonly string[] {
  switch (field.type) {
    case 'single-line-text':
      return [`${field.maxLength} characters`, ...(field.pattern ? [both(field.pattern.message)] : [])];
    case 'number':
      return [both(field.message)];
    case 'enumeration':
      return [field.options.join(', ')];
    case 'content-reference':
      return [field.accepts];
    case 'fragment-reference':
      return [
        `${field.isList ? 'any number of ' : ''}${field.models.map((name) => `\`${name}\``).join(', ')}`,
      ];
    case 'multi-line-text':
      return [field.defaultType === 'plain-text' ? 'plain text' : 'rich text'];
    default:
      return [];
  }
}

function row(field: Field): string {
  const rules = [...(field.required ? ['required'] : []), ...limitsOf(field)].join('; ');
  const hint = field.hint ? both(field.hint) : '';
  return `| \`${field.name}\` | ${both(field.label)} | ${types[field.type]} | ${rules} | ${hint} |`;
}

function table(type: string, model: Model): string {
  return `## ${model.title}

${both(model.description)}. Model \`${type}\`, fragments below \`content-fragments/${model.folder}/\`.

| Property | Label | Type | Rules | Hint |
|---|---|---|---|---|
${model.fields.map(row).join('\n')}
`;
}

/** Returns `aem/models.md`, with one table per model in the order of the dialogs. */
export function modelTables(): string {
  const tables = Object.entries(allModels).map(([type, model]) => table(type, model));
  return `# Content fragment models

Made by \`node tools/aem-models.mjs\` from \`aem/models/\`. Labels and hints are in both languages in the dialog too.

${tables.join('\n')}`;
}
