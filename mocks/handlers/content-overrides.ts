import { answerKeys, type ContentType } from '@/lib/content/content-types';
import { sampleAnswer } from '@/mocks/content';

export type Item = Readonly<Record<string, unknown>>;

/** What a test publishes: a whole new list, or fields of the item with the same `_path` (a new one is added). */
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
  // An item without a path is nowhere; it comes with every folder, so that tests can publish broken ones.
  return !isItem(item) || typeof item._path !== 'string' || `${item._path}/`.startsWith(folderPath);
}

/** The content the stand-in AEM holds: the sample until something is published over it. */
export function createContent() {
  const published = new Map<ContentType, readonly unknown[]>();

  function everyItem(type: ContentType): readonly unknown[] {
    return published.get(type) ?? sampleAnswer(type, '/').data[answerKeys[type]]?.items ?? [];
  }

  return {
    answer(type: ContentType, folderPath: string) {
      const items = everyItem(type).filter((item) => isInside(item, folderPath));
      return { data: { [answerKeys[type]]: { items } } };
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
