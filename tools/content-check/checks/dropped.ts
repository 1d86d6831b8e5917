import { allModels, type Field } from '@/aem/models';
import type { ContentType } from '@/lib/content/content-types';
import type { Check } from '../types';

const kinds: Readonly<Record<Field['type'], string>> = {
  'single-line-text': 'a text',
  'multi-line-text': 'a text with plaintext or html',
  number: 'a number',
  boolean: 'true or false',
  enumeration: 'a text',
  'content-reference': 'a reference with _path',
  'date-time': 'a date and time with its offset',
  'json-object': 'a JSON object',
  'fragment-reference': 'a reference with _path',
};

/** Returns the model's expectation for a field; the schema's message for a field that the model lacks. */
function expectationOf(type: ContentType, name: string, message: string): string {
  // The models of blocks name their fields after themselves.
  const fields = Object.entries(allModels).flatMap(([model, { fields: own }]) =>
    model === type || model.startsWith(`${type}-`) ? own : [],
  );
  const field = fields.find((candidate) => candidate.name === name.split('.', 1)[0]);
  if (!field) return message;
  return `${field.required ? 'required, ' : ''}${kinds[field.type]} (${message})`;
}

/** Finds the items that the site drops because a field does not fit its schema (CONT-04). */
export const dropped: Check = {
  kind: 'dropped',
  title: 'Items that the site drops',
  severity: 'error',
  find: ({ dropped: items }) =>
    items.flatMap(({ path, type, problems }) =>
      problems.map(({ field, value, expectation }) => ({
        path,
        field,
        value: value || null,
        expectation: expectationOf(type, field, expectation),
      })),
    ),
};
