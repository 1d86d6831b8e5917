import { brand } from '@/lib/brand';
import type { ContentBackend } from '@/lib/config';
import { pathSegments } from '@/lib/text/slug';
import { type ImageSlotName, imageSlots } from './image-slots';
import { imageQuality, siteImageWidths } from './image-widths.mjs';
import type { AssetOptions, ImageOptions, ImageSource } from './types';

/** Widths in pixels that the assets service renders (ASSET-01). */
export const serviceImageWidths = [100, 200, 380, 500, 1024, 1338, 1960, 2674, 3840] as const;

const root = '/content/dam/';
const localeFolder = new RegExp(`^${root}${brand.slug}/[a-z]{2}/[a-z]{2}/`);
const renderable = /\.(?:avif|gif|jpe?g|png|tiff?|webp)$/i;

const atLeast = (widths: readonly number[], width: number) =>
  widths.find((candidate) => candidate >= width) ?? Math.max(...widths);

/**
 * Returns the smallest width of the assets service that is at least `width`, or its largest width (ASSET-01).
 */
export const renditionWidth = (width: number): number => atLeast(serviceImageWidths, width);

/**
 * Returns the path with the locale's folder and with every segment encoded; null if it is not an asset path.
 */
function localPath(path: string, { countryCode, language }: AssetOptions['locale']): string | null {
  if (!path.startsWith(root)) return null;
  const segments = pathSegments(
    path.replace(localeFolder, `${root}${brand.slug}/${countryCode}/${language}/`),
  );
  return segments && `/${segments.map(encodeURIComponent).join('/')}`;
}

type Renderer = { readonly widthFor: (width: number) => number; readonly url: (width: number) => string };

/** Returns the renderer for a path of the site: Next's image optimizer. */
const siteRenderer = (path: string): Renderer => ({
  widthFor: (width) => atLeast(siteImageWidths, width),
  url: (width) => `/_next/image?url=${encodeURIComponent(path)}&w=${width}&q=${imageQuality}`,
});

const serviceRenderer = (url: string): Renderer => ({
  widthFor: renditionWidth,
  url: (width) => `${url}.${width}.webp`,
});

type Located = { readonly original: string; readonly renderer: Renderer | null };

/** Returns the URL of an asset and the renderer of its widths: the assets service, the site, or none. */
function locate(source: ContentBackend, path: string | null, locale: AssetOptions['locale']): Located | null {
  const local = path === null ? null : localPath(path, locale);
  if (local === null) return null;
  const original = source.kind === 'api' ? source.assetsUrl + local : local;
  if (!renderable.test(local)) return { original, renderer: null };
  const isService = source.kind === 'api' && source.renditions === 'service';
  return { original, renderer: isService ? serviceRenderer(original) : siteRenderer(local) };
}

/** Returns `assetUrl` for a content backend. */
export function assetUrlFor(
  source: ContentBackend,
  path: string | null,
  { locale, width }: AssetOptions,
): string | null {
  const located = locate(source, path, locale);
  if (!located?.renderer || width === undefined) return located?.original ?? null;
  return located.renderer.url(located.renderer.widthFor(width));
}

function candidates({ widthFor, url }: Renderer, slot: ImageSlotName): ImageSource {
  const { sizes, widths } = imageSlots[slot];
  const distinct = [...new Set(widths.map(widthFor))];
  const src = url(Math.max(...distinct));
  if (distinct.length === 1) return { src };
  return { src, widths: distinct, sizes };
}

/** Returns `imageSource` for a content backend. */
export function imageSourceFor(
  source: ContentBackend,
  path: string | null,
  { locale, slot }: ImageOptions,
): ImageSource | null {
  const located = locate(source, path, locale);
  if (!located) return null;
  return located.renderer ? candidates(located.renderer, slot) : { src: located.original };
}

/** Returns the image source of a file of `public/` in a slot. The site renders it in every environment. */
export function siteImage(path: string, slot: ImageSlotName): ImageSource {
  return renderable.test(path) ? candidates(siteRenderer(path), slot) : { src: path };
}
