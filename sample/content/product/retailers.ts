import { brand } from '@/lib/brand';
import type { Flavor, Line, Retailer } from '../catalog/types';
import type { CountryCode, Language, SampleLocale } from '../types';

const FIELDS: Readonly<Record<Retailer, string>> = {
  amazon: 'shopNowAmazonLink',
  kroger: 'shopNowKrogerLink',
  walmart: 'shopNowWalmartLink',
};

/** Returns shop links of the locale's storefronts; null for a retailer without the product. */
export function retailerFields(line: Line, flavor: Flavor, locale: SampleLocale) {
  const product = `${line.slug}-${flavor.slug}`;
  return Object.fromEntries(
    Object.entries<string | null>(storefronts[locale.countryCode](locale.language)).map(
      ([retailer, storefront]) => [
        FIELDS[retailer as Retailer],
        storefront !== null && flavor.retailers?.includes(retailer as Retailer)
          ? `${storefront}/${brand.slug}-${product}`
          : null,
      ],
    ),
  );
}

type Storefronts = Readonly<Record<Retailer, string | null>>;

// The grocery chain has no Canadian stores.
const storefronts = {
  us: () => ({
    amazon: 'https://www.amazon.example/dp',
    kroger: 'https://www.kroger.example/p',
    walmart: 'https://www.walmart.example/ip',
  }),
  ca: (language) => ({
    amazon: `https://www.amazon-canada.example/${language}/dp`,
    kroger: null,
    walmart: `https://www.walmart-canada.example/${language}/ip`,
  }),
} satisfies Record<CountryCode, (language: Language) => Storefronts>;
