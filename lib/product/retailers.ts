import type { RetailerLinks } from '@/lib/content/types';
import type { Country } from '@/lib/locales/definitions';

/** In the order of the buttons: an online marketplace and two retail chains (PROD-06). */
const retailers = ['amazon', 'kroger', 'walmart'] as const;
export type Retailer = (typeof retailers)[number];

/** The countries whose shops a retailer has; elsewhere a link of content to it leads nowhere. */
const countriesOf: Readonly<Record<Retailer, readonly Country[]>> = {
  amazon: ['USA', 'CANADA'],
  kroger: ['USA'],
  walmart: ['USA', 'CANADA'],
};

/** Returns the retailers that have shops in a country (PROD-15), in the order of the buttons. */
export function retailersIn(country: Country): readonly Retailer[] {
  return retailers.filter((retailer) => countriesOf[retailer].includes(country));
}

/** Returns where a product is sold online in a country, in the order of the buttons. */
export function shopLinks(links: RetailerLinks, country: Country) {
  return retailersIn(country).flatMap((retailer) => {
    const href = links[retailer];
    return href === null ? [] : [{ retailer, href }];
  });
}

/** True with at least one retailer of the country; without any there is no "Shop now" button. */
export function isSoldOnline(links: RetailerLinks, country: Country): boolean {
  return shopLinks(links, country).length > 0;
}
