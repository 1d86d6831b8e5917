import type { LocaleDefinition } from '@/lib/locales/definitions';
import type { ImageSlotName } from './image-slots';

export type AssetOptions = {
  readonly locale: Pick<LocaleDefinition, 'countryCode' | 'language'>;
  /** Displayed width in pixels. The site requests the next larger rendered width. */
  readonly width?: number;
};

export type ImageOptions = Pick<AssetOptions, 'locale'> & { readonly slot: ImageSlotName };

/** Attributes of an `<img>`. Only rendered pictures have candidates. */
export type ImageSource = { readonly src: string; readonly srcSet?: string; readonly sizes?: string };
