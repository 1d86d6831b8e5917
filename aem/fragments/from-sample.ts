import { blockModelName, blocks, blockTypes, graphqlType } from '@/lib/content/aem/blocks';
import { contentTypes } from '@/lib/content/content-types';
import { linesToList } from '@/lib/content/html';
import { type SampleItem, sampleResponse } from '@/sample/content';
import { type Field, modelOf } from '../models';
import type { StoredFragment, StoredText, StoredValue } from './stored';

type Forms = { readonly plaintext?: string; readonly html?: string };

function toText({ plaintext = '', html = '' }: Forms, isRich: boolean): StoredText {
  if (!isRich) return { text: plaintext, contentType: 'text/plain' };
  return { text: html || linesToList(plaintext), contentType: 'text/html' };
}

const pathOf = (value: unknown): string =>
  typeof value === 'string' ? value : (value as { readonly _path: string })._path;

function toStored(field: Field, value: unknown): StoredValue | undefined {
  if (value === null || value === undefined) return undefined;
  switch (field.type) {
    case 'multi-line-text':
      return toText(value, field.defaultType === 'rich-text');
    case 'content-reference':
      return pathOf(value);
    case 'fragment-reference':
      return Array.isArray(value) ? value.map(pathOf) : pathOf(value);
    case 'json-object':
      return JSON.stringify(value, null, 2);
    case 'number':
    case 'boolean':
      return value as number | boolean;
    case 'date-time':
      return { date: String(value) };
    default:
      return String(value);
  }
}

function titleOf(fields: readonly Field[], item: SampleItem): string {
  const name = fields.find(({ required }) => required)?.name;
  const slug = item._path.split('/').at(-1) ?? '';
  return String((name && item[name]) ?? slug);
}

const namesByType = new Map(
  blockTypes.map((type) => [graphqlType(blocks[type].model), blockModelName(type)]),
);

/** Returns the fragments that queries read as part of another one. */
function embeddedIn(fields: readonly Field[], item: SampleItem): readonly StoredFragment[] {
  return fields.flatMap((field) => {
    if (field.type !== 'fragment-reference' || !field.isEmbedded) return [];
    const parts = (item[field.name] ?? []) as readonly SampleItem[];
    return parts.map((part) => toFragment(namesByType.get(String(part.__typename)) ?? '', part));
  });
}

function toFragment(type: string, item: SampleItem): StoredFragment {
  const { fields } = modelOf(type);
  const values = fields.flatMap((field) => {
    const value = toStored(field, item[field.name]);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  return { path: item._path, type, title: titleOf(fields, item), values: Object.fromEntries(values) };
}

/** Returns the sample content of every locale in AEM's storage form. */
export function sampleFragments(): readonly StoredFragment[] {
  return contentTypes.flatMap((type) =>
    Object.values(sampleResponse(type, '/').data).flatMap(({ items }) =>
      items.flatMap((item) => [toFragment(type, item), ...embeddedIn(modelOf(type).fields, item)]),
    ),
  );
}
