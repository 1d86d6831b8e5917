import { retailerKeys, retailers as shops } from '@/lib/retailers';
import type { Check } from '../types';

const isHttps = (value: string) => /^https:\/\/[^\s\\]+$/i.test(value) && URL.canParse(value);

/** Finds links to retailers without https. */
export const insecureRetailer: Check = {
  kind: 'insecure-retailer',
  title: 'Links to retailers that are not https',
  severity: 'error',
  find: ({ folders, raw }) =>
    folders.flatMap(({ products }) =>
      products.flatMap(({ path, retailers }) =>
        retailerKeys.flatMap((key) => {
          const { field } = shops[key];
          const value = raw.get(path)?.values[field] ?? retailers[key];
          if (typeof value !== 'string' || value.trim() === '' || isHttps(value)) return [];
          return [{ path, field, value, expectation: 'a full https URL' }];
        }),
      ),
    ),
};
