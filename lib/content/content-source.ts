import type { AssetOptions, ImageOptions, ImageSource } from '@/lib/assets/types';
import type { LocaleDefinition, LocaleId } from '@/lib/locales/definitions';
import type { Result, UpstreamError } from '@/lib/result';
import type { ContentType } from './content-types';
import type { AssetReference, CampaignBlock, ContentItems, Editing } from './types';

/** Content of one type in one locale, of which something was published. */
export type Publication = { readonly type: ContentType; readonly localeId: LocaleId };

/** An invalid field. `value` is JSON, shortened; empty for a missing field. */
export type FieldProblem = { readonly field: string; readonly value: string; readonly expectation: string };

/** An invalid item, for the log. */
export type DroppedItem = { readonly path: string; readonly problems: readonly FieldProblem[] };

/** A failed request; with `dropped` when it has items and all are invalid. */
export type ContentError = UpstreamError & { readonly dropped?: readonly DroppedItem[] };

/** `dropped` contains the first invalid items, `droppedCount` is their total number. */
export type ParsedItems<Item> = {
  readonly items: readonly Item[];
  readonly dropped: readonly DroppedItem[];
  readonly droppedCount: number;
};

/** Items with the JSON value that they were parsed from, which `parse` takes. */
export type SourceItems<Item> = ParsedItems<Item> & { readonly document: unknown };

type SourceResult<Type extends ContentType> = Promise<Result<SourceItems<ContentItems[Type]>, ContentError>>;

export type EditableItem = ContentItems[ContentType];

type EditingSource = {
  readonly item: (type: ContentType, item: EditableItem) => Editing;
  readonly block: (block: CampaignBlock) => Editing;
  readonly list: (type: ContentType, locale: LocaleDefinition, ...slugs: readonly string[]) => Editing;
};

/**
 * Interface between the site and a CMS (CONT-11). `lib/content` caches, degrades and invalidates above it.
 * Queries, addresses and files of the CMS are implementation details.
 */
export type ContentSource = {
  /** True for content that is part of the process and therefore not stored. */
  readonly isEmbedded: boolean;
  /** Reads the items of a type; for products, those of the category `group`. */
  readonly list: <Type extends ContentType>(
    type: Type,
    locale: LocaleDefinition,
    group?: string,
  ) => SourceResult<Type>;
  /** Reads one item. An empty list is a valid response: the item does not exist. */
  readonly item: <Type extends ContentType>(
    type: Type,
    locale: LocaleDefinition,
    group: string,
    slug: string,
  ) => SourceResult<Type>;
  /**
   * Returns the address that `list` and `item` read, for logs and as store key.
   * @throws {RangeError} for a slug that cannot be requested
   */
  readonly addressOf: (type: ContentType, locale: LocaleDefinition, ...slugs: readonly string[]) => string;
  /** Returns the content that a published path of the CMS belongs to; null for a path outside the site's content. */
  readonly publicationsAt: (path: string) => readonly Publication[] | null;
  /** Parses the items of a document that another process stored, perhaps of another version; null if it cannot. */
  readonly parse: (
    document: unknown,
    type: ContentType,
    locale: LocaleDefinition,
  ) => Promise<readonly unknown[] | null>;
  /** Returns the URL of a file in a locale; null if it is not a file of this source. */
  readonly assetUrl: (asset: AssetReference | null, options: AssetOptions) => string | null;
  /** Loads how previews are edited in the page (EDIT-02). Absent for a source without an editor. */
  readonly editing?: () => Promise<EditingSource>;
  /** Returns `src`, widths and `sizes` of an image; null if it is not an image of this source. */
  readonly imageSource: (asset: AssetReference | null, options: ImageOptions) => ImageSource | null;
};
