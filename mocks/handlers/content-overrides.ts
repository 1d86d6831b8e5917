import { responseKeys } from '@/lib/content/aem/names';
import type { ContentType } from '@/lib/content/content-types';
import { sampleResponse } from '@/sample/content';

export type Item = Readonly<Record<string, unknown>>;

/** A publication of a test: a new list, or fields of the item with the same `_path` (a new one is added). */
export type Publication =
  | { readonly items: readonly unknown[] }
  | { readonly patch: Item & { readonly _path: string } };

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function parsePublication(value: unknown): Publication | null {
  if (!isItem(value)) return null;
  if (Array.isArray(value.items)) return { items: value.items };
  const { patch } = value;
  return isItem(patch) && typeof patch._path === 'string'
    ? { patch: { ...patch, _path: patch._path } }
    : null;
}

function isInside(item: unknown, folderPath: string): boolean {
  // An item without a path is in every folder, so that tests can publish invalid ones.
  return !isItem(item) || typeof item._path !== 'string' || `${item._path}/`.startsWith(folderPath);
}

/** The content of the fake AEM: the sample, and what tests publish over it. */
export function createContent() {
  const published = new Map<ContentType, readonly unknown[]>();

  function everyItem(type: ContentType): readonly unknown[] {
    return published.get(type) ?? sampleResponse(type, '/').data[responseKeys[type]]?.items ?? [];
  }

  return {
    /** Returns whether a test has published content of this type. */
    has: (type: ContentType) => published.has(type),
    response(type: ContentType, folderPath: string) {
      const items = everyItem(type).filter((item) => isInside(item, folderPath));
      return { data: { [responseKeys[type]]: { items } } };
    },
    publish(type: ContentType, publication: Publication): void {
      if ('items' in publication) {
        published.set(type, publication.items);
        return;
      }
      const { patch } = publication;
      const isTarget = (item: unknown) => isItem(item) && item._path === patch._path;
      const items = everyItem(type);
      const patched = items.map((item) => (isTarget(item) ? { ...(item as Item), ...patch } : item));
      published.set(type, items.some(isTarget) ? patched : [...items, patch]);
    },
    reset: () => published.clear(),
  };
}
