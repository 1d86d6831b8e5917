import type { Country } from '@/lib/locales/definitions';

type RetailerEntry = {
  /** The same in every language. */
  readonly name: string;
  /** Field of a product with the link. */
  readonly field: `shopNow${string}Link`;
  /** Countries with shops. Content may have a link for another one. */
  readonly countries: readonly Country[];
};

/** Retailers in the order of the buttons (PROD-06): an online marketplace and two retail chains. */
export const retailers = {
  amazon: { name: 'Amazon', field: 'shopNowAmazonLink', countries: ['USA', 'CANADA'] },
  kroger: { name: 'Kroger', field: 'shopNowKrogerLink', countries: ['USA'] },
  walmart: { name: 'Walmart', field: 'shopNowWalmartLink', countries: ['USA', 'CANADA'] },
} as const satisfies Readonly<Record<string, RetailerEntry>>;

export type Retailer = keyof typeof retailers;
export type RetailerField = (typeof retailers)[Retailer]['field'];

/** Links of a product to its retailers. One without a link does not sell it. */
export type RetailerLinks = Readonly<Partial<Record<Retailer, string | null>>>;

export const retailerKeys = Object.keys(retailers) as readonly Retailer[];

const entryOf = (retailer: Retailer): RetailerEntry => retailers[retailer];

/** Returns the retailers that have shops in a country (PROD-15), in the order of the buttons. */
export const retailersIn = (country: Country): readonly Retailer[] =>
  retailerKeys.filter((retailer) => entryOf(retailer).countries.includes(country));

/** Returns the links of a product's retailers in a country, in the order of the buttons. */
export function shopLinks(links: RetailerLinks, country: Country) {
  return retailersIn(country).flatMap((retailer) => {
    const href = links[retailer];
    return href ? [{ retailer, href }] : [];
  });
}

/** Returns whether a retailer of the country sells the product. Otherwise there is no "Shop now" button. */
export function isSoldOnline(links: RetailerLinks, country: Country): boolean {
  return shopLinks(links, country).length > 0;
}
