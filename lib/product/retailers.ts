import type { RetailerLinks } from '@/lib/content/types';
import type { Country } from '@/lib/locales/definitions';

/** Retailers in the order of the buttons: an online marketplace and two retail chains (PROD-06). */
const retailers = ['amazon', 'kroger', 'walmart'] as const;
export type Retailer = (typeof retailers)[number];

/** Countries of each retailer. Content may have a link of a retailer for a country without its shops. */
const countriesOf: Readonly<Record<Retailer, readonly Country[]>> = {
  amazon: ['USA', 'CANADA'],
  kroger: ['USA'],
  walmart: ['USA', 'CANADA'],
};

/** Returns the retailers that have shops in a country (PROD-15), in the order of the buttons. */
export function retailersIn(country: Country): readonly Retailer[] {
  return retailers.filter((retailer) => countriesOf[retailer].includes(country));
}

/** Returns the links of a product's retailers in a country, in the order of the buttons. */
export function shopLinks(links: RetailerLinks, country: Country) {
  return retailersIn(country).flatMap((retailer) => {
    const href = links[retailer];
    return href === null ? [] : [{ retailer, href }];
  });
}

/** Returns whether a retailer of the country sells the product. Otherwise there is no "Shop now" button. */
export function isSoldOnline(links: RetailerLinks, country: Country): boolean {
  return shopLinks(links, country).length > 0;
}
