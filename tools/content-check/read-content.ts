import { readItems } from '@/lib/content/aem/schemas/parse-items';
import { createContentClient } from '@/lib/content/content-client';
import type { ContentSource, DroppedItem } from '@/lib/content/content-source';
import type { ContentStore } from '@/lib/content/content-store';
import type { ContentType } from '@/lib/content/content-types';
import type { ContentItems } from '@/lib/content/types';
import { enabledCategories, type LocaleDefinition } from '@/lib/locales/definitions';
import type { LocaleContent, RawItem, ReadFailure } from './types';

type Fragments = [path: string, item: RawItem][];

/** Returns the fragments of a document; none if it is not AEM's. */
function fragmentsOf(document: unknown, type: ContentType): Fragments {
  const items = readItems(document, type);
  if (!items.ok) return [];
  return items.value.flatMap((item): Fragments => {
    const values = Object(item) as RawItem['values'];
    return typeof values._path === 'string' ? [[values._path, { type, values }]] : [];
  });
}

/** Returns the number of folders that `readLocale` reads. */
export const folderCount = (locale: LocaleDefinition): number => 6 + enabledCategories(locale).length;

/**
 * Reads the content of a locale through the site's content client: the same requests, schemas and limits.
 * `onFolder` is called after each folder.
 */
export async function readLocale(
  source: ContentSource,
  locale: LocaleDefinition,
  onFolder: () => void,
): Promise<{ readonly content: LocaleContent; readonly failures: readonly ReadFailure[] }> {
  const dropped: (DroppedItem & { readonly type: ContentType })[] = [];
  const raw = new Map<string, RawItem>();
  const failures: ReadFailure[] = [];
  const incomplete = new Set<string>();
  const note = (type: ContentType, items: readonly DroppedItem[]) =>
    dropped.push(...items.map((item) => ({ ...item, type })));

  // Stores nothing, but records the documents of the items.
  const store: ContentStore = {
    get: async () => null,
    set: async ({ type }, _entry, document) => {
      for (const [path, item] of fragmentsOf(document, type)) raw.set(path, item);
    },
    expire: async () => {},
    changedAt: () => 0,
  };
  const client = createContentClient({
    store,
    source,
    freshMs: 1,
    backoffMs: 1,
    onDropped: (type, address, items, count) => {
      const hidden = count - items.length;
      const rest = { field: 'item', value: `${hidden} more`, expectation: 'items that fit their model' };
      note(type, hidden > 0 ? [...items, { path: address, problems: [rest] }] : items);
    },
    onFailure: (type, address, { kind, message, dropped: items }) => {
      if (items) note(type, items);
      else failures.push({ locale: locale.id, address, kind, message });
    },
  });

  async function read<Type extends ContentType>(
    type: Type,
    ...sub: readonly string[]
  ): Promise<readonly ContentItems[Type][]> {
    const result = await client.read({ type, locale, sub });
    onFolder();
    if (result.state !== 'failed') return result.items;
    incomplete.add([type, ...sub].join('/'));
    return [];
  }
  const folders = [];
  for (const category of enabledCategories(locale)) {
    const products = await read('product', category);
    folders.push({ category, products });
  }
  const content: LocaleContent = {
    locale,
    categories: await read('category'),
    slides: await read('slides'),
    features: await read('product-feature-slider'),
    partners: await read('partners'),
    redirects: await read('redirect'),
    announcements: await read('announcement'),
    campaigns: await read('campaign'),
    folders,
    dropped,
    raw,
    incomplete,
  };
  return { content, failures };
}
