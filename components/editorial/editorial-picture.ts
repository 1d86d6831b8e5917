import { siteImage } from '@/lib/assets/asset-url';
import type { ImageSource } from '@/lib/assets/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';

/** Pictures of `public/editorial/`, and whether each also exists with bilingual labels on the bottles. */
const pictures = {
  home: true,
  lineup: true,
  'zero-sugar': true,
  lyte: true,
  'flash-iv': false,
  'flash-iv-sticks': false,
  'sport-water': false,
} as const satisfies Readonly<Record<string, boolean>>;

export type EditorialPicture = keyof typeof pictures;

/** Returns a picture with the labels of the locale. */
export function editorialPicture(
  picture: EditorialPicture,
  { config }: Pick<LocaleDefinition, 'config'>,
): ImageSource {
  const country = config.bilingualLabels && pictures[picture] ? '-ca' : '';
  return siteImage(`/editorial/${picture}${country}.webp`, 'editorial');
}
