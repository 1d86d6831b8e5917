import type { LocaleDefinition } from '@/lib/locales/definitions';
import type { ImageSlotName } from './image-slots';

export type AssetOptions = {
  readonly locale: Pick<LocaleDefinition, 'countryCode' | 'language'>;
  /** Pixels the image is shown at; the next larger width that is rendered is requested. */
  readonly width?: number;
};

export type ImageOptions = Pick<AssetOptions, 'locale'> & { readonly slot: ImageSlotName };

/** What goes into an `<img>`; only pictures that somebody renders have candidates. */
export type ImageSource = { readonly src: string; readonly srcSet?: string; readonly sizes?: string };
