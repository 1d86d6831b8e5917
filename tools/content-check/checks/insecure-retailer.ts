import type { FieldName } from '../field-name';
import type { Check } from '../types';

const retailerFields = {
  amazon: 'shopNowAmazonLink',
  kroger: 'shopNowKrogerLink',
  walmart: 'shopNowWalmartLink',
} as const satisfies Record<string, FieldName>;

const isHttps = (value: string) => /^https:\/\/[^\s\\]+$/i.test(value) && URL.canParse(value);

/** Finds links to retailers without https. */
export const insecureRetailer: Check = {
  kind: 'insecure-retailer',
  title: 'Links to retailers that are not https',
  severity: 'error',
  find: ({ folders, raw }) =>
    folders.flatMap(({ products }) =>
      products.flatMap(({ path, retailers }) =>
        Object.entries(retailerFields).flatMap(([retailer, field]) => {
          const value = raw.get(path)?.values[field] ?? retailers[retailer as keyof typeof retailers];
          if (typeof value !== 'string' || value.trim() === '' || isHttps(value)) return [];
          return [{ path, field, value, expectation: 'a full https URL' }];
        }),
      ),
    ),
};
