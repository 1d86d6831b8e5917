import { type ContentType, contentTypes } from '@/lib/content/content-types';
import { linesToList } from '@/lib/content/html';
import { type SampleItem, sampleResponse } from '@/sample/content';
import { type Field, models } from '../models';
import type { StoredFragment, StoredText, StoredValue } from './stored';

type Forms = { readonly plaintext?: string; readonly html?: string };

function toText({ plaintext = '', html = '' }: Forms, isRich: boolean): StoredText {
  if (!isRich) return { text: plaintext, contentType: 'text/plain' };
  return { text: html || linesToList(plaintext), contentType: 'text/html' };
}

function toStored(field: Field, value: unknown): StoredValue | undefined {
  if (value === null || value === undefined) return undefined;
  switch (field.type) {
    case 'multi-line-text':
      return toText(value, field.defaultType === 'rich-text');
    case 'content-reference':
      return typeof value === 'string' ? value : (value as { readonly _path: string })._path;
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

function toFragment(type: ContentType, item: SampleItem): StoredFragment {
  const { fields } = models[type] as { readonly fields: readonly Field[] };
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
      items.map((item) => toFragment(type, item)),
    ),
  );
}
