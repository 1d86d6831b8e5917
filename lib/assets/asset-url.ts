import { brand } from '@/lib/brand';
import type { ContentSource } from '@/lib/config';
import type { LocaleDefinition } from '@/lib/locales/definitions';

/** The widths the assets service renders (spec section 9). */
export const imageWidths = [100, 200, 380, 500, 1024, 1338, 1960, 2674, 3840] as const;

export type AssetOptions = {
  readonly locale: Pick<LocaleDefinition, 'countryCode' | 'language'>;
  /** Pixels the image is shown at; the service's next larger width is asked for. */
  readonly width?: number;
};

export type ImageOptions = Pick<AssetOptions, 'locale'> & { readonly widths: readonly number[] };

/** What goes into an `<img>`; `srcSet` only where the assets service renders widths. */
export type ImageSource = { readonly src: string; readonly srcSet?: string };

const root = '/content/dam/';
const localeFolder = new RegExp(`^${root}${brand.slug}/[a-z]{2}/[a-z]{2}/`);
const renderable = /\.(?:avif|gif|jpe?g|png|tiff?|webp)$/i;

/** The smallest width of the list that is not smaller than asked, or the largest (contract section 4). */
export function renditionWidth(width: number): number {
  return imageWidths.find((candidate) => candidate >= width) ?? 3840;
}

function isPlain(segment: string): boolean {
  return segment !== '' && segment !== '.' && segment !== '..' && !/[\p{Cc}\p{Cs}\\]/u.test(segment);
}

/** The path with the locale's folder in it, every segment encoded; null for what is no asset. */
function localPath(path: string, { countryCode, language }: AssetOptions['locale']): string | null {
  if (!path.startsWith(root)) return null;
  const segments = path
    .replace(localeFolder, `${root}${brand.slug}/${countryCode}/${language}/`)
    .slice(1)
    .split('/');
  return segments.every(isPlain) ? `/${segments.map(encodeURIComponent).join('/')}` : null;
}

/** `assetUrl` for a given source of content. */
export function assetUrlFor(
  source: ContentSource,
  path: string | null,
  { locale, width }: AssetOptions,
): string | null {
  const local = path === null ? null : localPath(path, locale);
  if (local === null || source.kind !== 'api') return local;
  const rendition = width !== undefined && renderable.test(local) ? `.${renditionWidth(width)}.webp` : '';
  return `${source.assetsUrl}${local}${rendition}`;
}

/** `imageSource` for a given source of content. */
export function imageSourceFor(
  source: ContentSource,
  path: string | null,
  { locale, widths }: ImageOptions,
): ImageSource | null {
  const distinct = [...new Set(widths.map(renditionWidth))].sort((a, b) => a - b);
  const largest = distinct.at(-1);
  const src = assetUrlFor(source, path, { locale, ...(largest === undefined ? {} : { width: largest }) });
  if (src === null || source.kind !== 'api' || !renderable.test(path ?? ''))
    return src === null ? null : { src };
  const candidates = distinct.map((width) => `${assetUrlFor(source, path, { locale, width })} ${width}w`);
  return candidates.length > 1 ? { src, srcSet: candidates.join(', ') } : { src };
}
