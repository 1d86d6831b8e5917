import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSlots } from '@/lib/assets/image-slots';
import type { ContentSource } from '@/lib/content/content-source';
import { isContentType } from '@/lib/content/content-types';
import { isLocaleId } from '@/lib/locales/definitions';
import { upstreamFailure } from '@/lib/result';

type Entry = Readonly<Record<string, unknown>>;

/** Returns the entries of a folder; empty for a missing one. */
function readEntries(folder: string): Entry[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.sort().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/**
 * A small CMS for docs/how-to/use-another-cms.md: JSON files with the fields of the domain types in folders
 * such as `us-en/product/lyte/`, and files by name at `assetsUrl`.
 */
export function createJsonSource(root: string, assetsUrl: string): ContentSource {
  const addressOf: ContentSource['addressOf'] = (type, { id }, ...slugs) => [id, type, ...slugs].join('/');

  const read: ContentSource['list'] & ContentSource['item'] = async (
    type: Parameters<ContentSource['list']>[0],
    locale: Parameters<ContentSource['list']>[1],
    group?: string,
    slug?: string,
  ) => {
    const folder = addressOf(type, locale, ...(group === undefined ? [] : [group]));
    try {
      const entries = readEntries(join(root, folder)).map((entry) => ({
        ...entry,
        path: `${folder}/${entry.slug}`,
      }));
      const items = entries.filter((entry) => slug === undefined || ('slug' in entry && entry.slug === slug));
      return { ok: true, value: { items: items as never[], dropped: [], droppedCount: 0, document: items } };
    } catch (error) {
      return upstreamFailure('not-json', String(error));
    }
  };

  const assetUrl: ContentSource['assetUrl'] = (asset, { locale, width }) =>
    asset && `${assetsUrl}/${locale.language}/${asset}${width === undefined ? '' : `?w=${width}`}`;

  return {
    isEmbedded: false,
    list: read,
    item: read,
    addressOf,
    publicationsAt: (path) => {
      const [localeId, type] = path.split('/');
      return isLocaleId(localeId) && isContentType(type) ? [{ type, localeId }] : null;
    },
    parse: async (document) => document as readonly unknown[],
    assetUrl,
    imageSource: (asset, { locale, slot }) => {
      const src = assetUrl(asset, { locale, width: Math.max(...imageSlots[slot].widths) });
      return src === null ? null : { src };
    },
  };
}
