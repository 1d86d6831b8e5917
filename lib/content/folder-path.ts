import { brand } from '@/lib/brand';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { type ContentType, contentTypes } from './content-types';

type Place = Pick<LocaleDefinition, 'countryCode' | 'language'>;

const slugPattern = /^[A-Za-z0-9_-]+$/;
const folderPattern = new RegExp(
  `^/content/dam/${brand.slug}/(?:ca|us)/(?:en|fr)/content-fragments/(${contentTypes.join('|')})/(?:[\\w-]+/){0,2}$`,
);

/** One product is a fragment and no folder: its path has no closing slash. */
const productPattern = new RegExp(
  `^/content/dam/${brand.slug}/(?:ca|us)/(?:en|fr)/content-fragments/(product)/[\\w-]+/[\\w-]+$`,
);

/** Whether a visitor's slug may come near a URL. */
export function isSafeSlug(slug: string): boolean {
  return slugPattern.test(slug);
}

/**
 * The `folderPath` of a content call: a folder with its closing slash, or the path of one product (spec section 7.1,
 * contract section 4).
 * @throws {RangeError} for a sub-folder that is no plain slug: it must not travel in a persisted query.
 */
export function folderPath(place: Place, type: ContentType, ...sub: readonly string[]): string {
  const unsafe = sub.find((slug) => !isSafeSlug(slug));
  if (unsafe !== undefined) throw new RangeError(`Not a folder name: ${JSON.stringify(unsafe)}`);
  const folders = [brand.slug, place.countryCode, place.language, 'content-fragments', type, ...sub];
  const isProduct = type === 'product' && sub.length === 2;
  return `/content/dam/${folders.join('/')}${isProduct ? '' : '/'}`;
}

/** Whether `path` is one that `folderPath` could have made for `type`. */
export function isFolderPath(path: string, type: ContentType): boolean {
  return [folderPattern, productPattern].some((pattern) => pattern.exec(path)?.[1] === type);
}

/** Only content whose path contains the locale's folder counts (spec section 3). */
export function isInLocale(path: string, { countryCode, language }: Place): boolean {
  return path.includes(`/${countryCode}/${language}/`);
}
