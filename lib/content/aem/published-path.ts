import { brand } from '@/lib/brand';
import { locales } from '@/lib/locales/definitions';
import { pathSegments } from '@/lib/text/slug';
import type { Publication } from '../content-source';
import { contentTypes } from '../content-types';

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
