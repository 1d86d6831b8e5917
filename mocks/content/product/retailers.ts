import type { Flavor, Line, Retailer } from '../catalog/types';
import type { SampleLocale } from '../types';

const FIELDS: Readonly<Record<Retailer, string>> = {
  amazon: 'shopNowAmazonLink',
  kroger: 'shopNowKrogerLink',
  walmart: 'shopNowWalmartLink',
};

/** Shop links of the locale's storefronts; null where a retailer does not carry the product. */
export function retailerFields(line: Line, flavor: Flavor, locale: SampleLocale) {
  const product = `${line.slug}-${flavor.slug}`;
  return Object.fromEntries(
    Object.entries(storefronts(locale)).map(([retailer, storefront]) => [
      FIELDS[retailer as Retailer],
      storefront !== null && flavor.retailers?.includes(retailer as Retailer)
        ? `${storefront}/solstride-${product}`
        : null,
    ]),
  );
}

// The grocery chain has no Canadian stores.
function storefronts({ countryCode, language }: SampleLocale): Record<Retailer, string | null> {
  if (countryCode === 'us') {
    return {
      amazon: 'https://www.amazon.example/dp',
      kroger: 'https://www.kroger.example/p',
      walmart: 'https://www.walmart.example/ip',
    };
  }
  return {
    amazon: `https://www.amazon-canada.example/${language}/dp`,
    kroger: null,
    walmart: `https://www.walmart-canada.example/${language}/ip`,
  };
}
