import type { LocaleDefinition } from '@/lib/locales/definitions';

/**
 * Returns the id of a sample product for the reviews service (REV-07). Each language of Canada has products of its
 * own, such as `2133-fr-ca`, because a product's reviews are the same on every page that shows them.
 */
export function sampleProductId(
  id: string,
  { countryCode, language }: Pick<LocaleDefinition, 'countryCode' | 'language'>,
): string {
  return countryCode === 'us' ? id : `${id}-${language}-${countryCode}`;
}
