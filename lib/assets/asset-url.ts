import { brand } from '@/lib/brand';
import type { ContentBackend } from '@/lib/config';
import { pathSegments } from '@/lib/text/slug';
import { type ImageSlotName, imageSlots } from './image-slots';
import { imageQuality, siteImageWidths } from './image-widths.mjs';
import type { AssetOptions, ImageOptions, ImageSource } from './types';

/** The widths the assets service renders (ASSET-01). */
export const serviceImageWidths = [100, 200, 380, 500, 1024, 1338, 1960, 2674, 3840] as const;

const root = '/content/dam/';
const localeFolder = new RegExp(`^${root}${brand.slug}/[a-z]{2}/[a-z]{2}/`);
const renderable = /\.(?:avif|gif|jpe?g|png|tiff?|webp)$/i;

const atLeast = (widths: readonly number[], width: number) =>
  widths.find((candidate) => candidate >= width) ?? Math.max(...widths);

/** The smallest width of the assets service that is not smaller than asked, or its largest (ASSET-01). */
export const renditionWidth = (width: number): number => atLeast(serviceImageWidths, width);

/** The path with the locale's folder in it, every segment encoded; null for what is no asset. */
function localPath(path: string, { countryCode, language }: AssetOptions['locale']): string | null {
  if (!path.startsWith(root)) return null;
  const segments = pathSegments(
    path.replace(localeFolder, `${root}${brand.slug}/${countryCode}/${language}/`),
  );
  return segments && `/${segments.map(encodeURIComponent).join('/')}`;
}

type Renderer = { readonly widthFor: (width: number) => number; readonly url: (width: number) => string };

/** The site's own image optimizer, for a path of the site. */
const siteRenderer = (path: string): Renderer => ({
  widthFor: (width) => atLeast(siteImageWidths, width),
  url: (width) => `/_next/image?url=${encodeURIComponent(path)}&w=${width}&q=${imageQuality}`,
});

const serviceRenderer = (url: string): Renderer => ({
  widthFor: renditionWidth,
  url: (width) => `${url}.${width}.webp`,
});

type Located = { readonly original: string; readonly renderer: Renderer | null };

/** Where an asset is, and who renders it in widths: the assets service, the site, or nobody. */
function locate(source: ContentBackend, path: string | null, locale: AssetOptions['locale']): Located | null {
  const local = path === null ? null : localPath(path, locale);
  if (local === null) return null;
  const original = source.kind === 'api' ? source.assetsUrl + local : local;
  if (!renderable.test(local)) return { original, renderer: null };
  const isService = source.kind === 'api' && source.renditions === 'service';
  return { original, renderer: isService ? serviceRenderer(original) : siteRenderer(local) };
}

/** `assetUrl` for a given source of content. */
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
  return { src, srcSet: distinct.map((width) => `${url(width)} ${width}w`).join(', '), sizes };
}

/** `imageSource` for a given source of content. */
export function imageSourceFor(
  source: ContentBackend,
  path: string | null,
  { locale, slot }: ImageOptions,
): ImageSource | null {
  const located = locate(source, path, locale);
  if (!located) return null;
  return located.renderer ? candidates(located.renderer, slot) : { src: located.original };
}

/** A picture of `public/` in a slot; the site renders it in every environment. */
export function siteImage(path: string, slot: ImageSlotName): ImageSource {
  return renderable.test(path) ? candidates(siteRenderer(path), slot) : { src: path };
}
