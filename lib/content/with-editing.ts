import 'server-only';
import { getConfig } from '@/lib/config';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { isPreview } from '@/lib/preview/is-preview';
import type { EditableItem } from './content-source';
import type { ContentType } from './content-types';
import { getContentSource } from './default-content-source';
import type { Editable } from './types';

/** Returns how the page being rendered is edited; null for pages of visitors and where no editor is configured (EDIT-02). */
async function pageEditing() {
  const { editing } = getContentSource();
  return editing && getConfig().editor && (await isPreview()) ? editing : null;
}

/** Adds to the items of an editable preview what an editor's tool needs; other items stay the same objects. */
export async function withEditing<Item extends EditableItem>(
  type: ContentType,
  items: readonly Item[],
): Promise<readonly Item[]> {
  const editing = await pageEditing();
  return editing ? items.map((item) => ({ ...item, editing: editing.item(type, item) })) : items;
}

/** Returns what makes a list of a preview editable; nothing elsewhere. */
export async function listEditing(
  type: ContentType,
  locale: LocaleDefinition,
  ...slugs: readonly string[]
): Promise<Editable> {
  const editing = await pageEditing();
  return editing ? { editing: editing.list(type, locale, ...slugs) } : {};
}
