import type { AssetOptions, ImageOptions, ImageSource } from '@/lib/assets/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import type { ContentType } from './content-types';
import type { Result } from './result';
import type { AssetReference, ContentItems, ListedProduct, Product } from './types';

/** An item that could not be used, for the log. */
export type DroppedItem = { readonly path: string; readonly problems: readonly string[] };

/** `dropped` holds the first of the unusable items, `droppedCount` says how many there are. */
export type ParsedItems<Item> = {
  readonly items: readonly Item[];
  readonly dropped: readonly DroppedItem[];
  readonly droppedCount: number;
};

/** Items, and the document they were made from, which `serialize` takes. */
export type SourceItems<Item> = ParsedItems<Item> & { readonly document: unknown };

type Reading<Type extends ContentType> = Promise<Result<SourceItems<ContentItems[Type]>>>;

/**
 * Where content comes from: the one seam between the site and a CMS (CONT-11). `lib/content` caches, degrades and
 * invalidates above it; how a CMS is queried, and what its addresses and files look like, stays below.
 */
export type ContentSource = {
  /** True for content that is part of the process: nothing of it is stored. */
  readonly isEmbedded: boolean;
  /** Reads the items of a type; of products those of one line, which `group` names. */
  readonly list: <Type extends ContentType>(
    type: Type,
    locale: LocaleDefinition,
    group?: string,
  ) => Reading<Type>;
  /** Reads one item. An empty list is a valid response: there is none at this address. */
  readonly item: <Type extends ContentType>(
    type: Type,
    locale: LocaleDefinition,
    group: string,
    slug: string,
  ) => Reading<Type>;
  /**
   * Names what `list` and `item` read, for logs and as the key of stores.
   * @throws {RangeError} for a slug that cannot be requested
   */
  readonly addressOf: (type: ContentType, locale: LocaleDefinition, ...slugs: readonly string[]) => string;
  /** Returns the whole product behind an item of a list. */
  readonly toProduct: (listed: ListedProduct) => Product;
  /** Turns the document of a reading into bytes that other processes can read; null for one without use. */
  readonly serialize: (document: unknown, type: ContentType) => Promise<Uint8Array | null>;
  /**
   * Makes the items of `serialize`d bytes again, which another version may have written; null if it cannot.
   */
  readonly deserialize: (
    bytes: Uint8Array,
    type: ContentType,
    locale: LocaleDefinition,
  ) => Promise<readonly unknown[] | null>;
  /** Returns the URL of a file in a locale; null for what is no file of this source. */
  readonly assetUrl: (asset: AssetReference | null, options: AssetOptions) => string | null;
  /** Returns `src`, `srcSet` and `sizes` of an image; null for what is no image of this source. */
  readonly imageSource: (asset: AssetReference | null, options: ImageOptions) => ImageSource | null;
};
