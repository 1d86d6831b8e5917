import { assetUrlFor, imageSourceFor } from '@/lib/assets/asset-url';
import type { ContentBackend } from '@/lib/config';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import type { Result } from '@/lib/result';
import type { ContentError, ContentSource, SourceItems } from '../content-source';
import type { ContentType } from '../content-types';
import type { ContentItems } from '../types';
import { itemEditing, listEditing } from './editing';
import { folderPath } from './folder-path';
import { publicationsAt } from './published-path';
import { parseItems } from './schemas/items';

/** Fetches AEM's response, or an equivalent one, for a folder or a fragment. */
type FetchResponse = (type: ContentType, path: string) => Promise<Result<unknown>>;

/**
 * Creates a content source for AEM's structure: folders of fragments, and files below `/content/dam/`
 * (CONT-11).
 */
export function createAemSource(fetchResponse: FetchResponse, backend: ContentBackend): ContentSource {
  async function read<Type extends ContentType>(
    type: Type,
    locale: LocaleDefinition,
    ...slugs: readonly string[]
  ): Promise<Result<SourceItems<ContentItems[Type]>, ContentError>> {
    const response = await fetchResponse(type, folderPath(locale, type, ...slugs));
    if (!response.ok) return response;
    const parsed = await parseItems(response.value, type, locale);
    return parsed.ok ? { ok: true, value: { ...parsed.value, document: response.value } } : parsed;
  }
  return {
    isEmbedded: backend.kind === 'sample',
    list: (type, locale, group) => read(type, locale, ...(group === undefined ? [] : [group])),
    item: read,
    addressOf: (type, locale, ...slugs) => folderPath(locale, type, ...slugs),
    publicationsAt,
    editing: { item: itemEditing, list: listEditing },
    parse: async (document, type, locale) => {
      const parsed = await parseItems(document, type, locale);
      return parsed.ok ? parsed.value.items : null;
    },
    assetUrl: (asset, assetOptions) => assetUrlFor(backend, asset, assetOptions),
    imageSource: (asset, assetOptions) => imageSourceFor(backend, asset, assetOptions),
  };
}
