import { brand } from '@/lib/brand';
import { type LocaleDefinition, locales } from '@/lib/locales/definitions';
import { isSlug, pathSegments } from '@/lib/text/slug';
import type { Publication } from '../content-source';
import { type ContentType, contentTypes } from '../content-types';

type Place = Pick<LocaleDefinition, 'countryCode' | 'language'>;

const localeFolders = locales.map(({ countryCode, language }) => `${countryCode}/${language}`).join('|');
const root = `^/content/dam/${brand.slug}/(?:${localeFolders})/content-fragments`;

const folderPattern = new RegExp(`${root}/(${contentTypes.join('|')})/(?:[\\w-]+/){0,2}$`);

/** A product is a fragment, not a folder, so its path has no trailing slash. */
const productPattern = new RegExp(`${root}/(product)/[\\w-]+/[\\w-]+$`);

/**
 * Returns the `folderPath` of a content request: a folder with a trailing slash, or the path of one product
 * (CONT-01).
 * @throws {RangeError} for a sub-folder that is not a slug and must not be part of a persisted query
 */
export function folderPath(place: Place, type: ContentType, ...sub: readonly string[]): string {
  const unsafe = sub.find((slug) => !isSlug(slug));
  if (unsafe !== undefined) throw new RangeError(`Not a folder name: ${JSON.stringify(unsafe)}`);
  const folders = [brand.slug, place.countryCode, place.language, 'content-fragments', type, ...sub];
  const isProduct = type === 'product' && sub.length === 2;
  return `/content/dam/${folders.join('/')}${isProduct ? '' : '/'}`;
}

/** Returns whether `folderPath` could have returned `path` for `type`. */
export function isFolderPath(path: string, type: ContentType): boolean {
  return [folderPattern, productPattern].some((pattern) => pattern.exec(path)?.[1] === type);
}

/** Returns whether a path contains the locale's folder; other content is ignored (CONT-05). */
export function isInLocale(path: string, { countryCode, language }: Place): boolean {
  return path.includes(`/${countryCode}/${language}/`);
}

/** An encoded path could name another one, and the repository knows neither patterns nor queries. */
const unusual = /[%?#*|[\]]/;

/**
 * Returns the content that a path of AEM belongs to: of a fragment or its folder one type in one locale; of a file or a
 * folder above every type of its locales, because a fragment may refer to the file. Null for a path outside the content
 * of the site (API-12).
 */
export function publicationsAt(path: string): readonly Publication[] | null {
  const segments = unusual.test(path) ? null : pathSegments(path.replace(/\/$/, ''));
  const [content, dam, slug, countryCode, language, folder, type] = segments ?? [];
  if (content !== 'content' || dam !== 'dam' || slug !== brand.slug) return null;
  const within = locales.filter(
    (locale) =>
      (countryCode === undefined || locale.countryCode === countryCode) &&
      (language === undefined || locale.language === language),
  );
  const isFragment = folder === 'content-fragments' && type !== undefined;
  const types = isFragment ? contentTypes.filter((known) => known === type) : contentTypes;
  const found = within.flatMap(({ id }) => types.map((known) => ({ type: known, localeId: id })));
  return found.length > 0 ? found : null;
}

/** Key of `data` in the response of each content type (CONT-01). */
export const responseKeys = {
  category: 'categoryData',
  slides: 'slidesData',
  product: 'productData',
  'product-feature-slider': 'productFeatureSliderData',
  partners: 'partnersData',
  redirect: 'redirectData',
  announcement: 'announcementData',
  campaign: 'campaignData',
} as const satisfies Record<ContentType, string>;
