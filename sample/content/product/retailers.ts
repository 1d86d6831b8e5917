import { brand } from '@/lib/brand';
import { locales } from '@/lib/locales/definitions';
import { retailerKeys, retailers, retailersIn } from '@/lib/retailers';
import type { Flavor, Line } from '../catalog/types';
import type { SampleLocale } from '../types';

/** Returns shop links of the locale's storefronts; null for a retailer without the product or without shops there. */
export function retailerFields(line: Line, flavor: Flavor, { countryCode, language }: SampleLocale) {
  const country = locales.find((locale) => locale.countryCode === countryCode)?.country;
  const sellers = country ? retailersIn(country).filter((key) => flavor.retailers?.includes(key)) : [];
  const page = `${countryCode}/${language}/${brand.slug}-${line.slug}-${flavor.slug}`;
  return Object.fromEntries(
    retailerKeys.map((key) => [
      retailers[key].field,
      sellers.includes(key) ? `https://www.${key}.example/${page}` : null,
    ]),
  );
}
