import type { LocaleDefinition } from '@/lib/locales/definitions';
import type { ImageSlotName } from './image-slots';

export type AssetOptions = {
  readonly locale: Pick<LocaleDefinition, 'countryCode' | 'language'>;
  /** Displayed width in pixels. The site requests the next larger rendered width. */
  readonly width?: number;
};

export type ImageOptions = Pick<AssetOptions, 'locale'> & { readonly slot: ImageSlotName };

/** A picture. Only a rendered one has widths; `srcSetOf` makes its `srcset` of them. */
export type ImageSource = {
  readonly src: string;
  readonly widths?: readonly number[];
  readonly sizes?: string;
};
