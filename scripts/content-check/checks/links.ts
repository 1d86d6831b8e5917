import { categoryHrefOf } from '@/components/home/category-link';
import { matchCategory } from '@/lib/content/category-match';
import { linksOf } from '../links';
import { targetOf } from '../targets';
import type { Check, Fault } from '../types';

/** Finds links that are none and links to addresses that the locale does not serve (CONT-07, HOME-07). */
export const deadLink: Check = {
  kind: 'dead-link',
  title: 'Links that lead nowhere',
  severity: 'error',
  find: (content, site) => {
    const links: Fault[] = linksOf(content).flatMap(({ path, field, value, href }) => {
      if (href === null)
        return [{ path, field, value, expectation: 'a path of the site or a full http(s) URL' }];
      const isDead = targetOf(href, content, site).state === 'nothing';
      return isDead ? [{ path, field, value, expectation: `a page of ${content.locale.label}` }] : [];
    });
    const names: Fault[] = content.features.flatMap(({ path, category }) =>
      category !== '' && targetOf(categoryHrefOf({ name: category, path }), content, site).state === 'nothing'
        ? [
            {
              path,
              field: 'productCategory',
              value: category,
              expectation: `a category of ${content.locale.label}`,
            },
          ]
        : [],
    );
    return [...links, ...names];
  },
};

/** Finds references to fragments that the backend does not deliver: links, and the categories of products. */
export const unpublishedReference: Check = {
  kind: 'unpublished-reference',
  title: 'References to fragments that are not published',
  severity: 'error',
  find: (content, site) => {
    const links: Fault[] = linksOf(content).flatMap(({ path, field, value, href }) => {
      const target = href === null ? null : targetOf(href, content, site);
      if (target?.state !== 'unpublished') return [];
      return [{ path, field, value, expectation: `the fragment ${target.fragment}, published` }];
    });
    const categories: Fault[] = content.folders.flatMap(({ category, products: [first] }) => {
      if (!first || content.incomplete.has('category') || matchCategory(content.categories, category))
        return [];
      const expectation = `the fragment category/${category}, published; its products are`;
      return [{ path: first.path, field: 'productCategory', value: first.category || null, expectation }];
    });
    return [...links, ...categories];
  },
};

const retailerFields = {
  amazon: 'shopNowAmazonLink',
  kroger: 'shopNowKrogerLink',
  walmart: 'shopNowWalmartLink',
} as const;

const isHttps = (value: string) => /^https:\/\/[^\s\\]+$/i.test(value) && URL.canParse(value);

/** Finds links to retailers that are not https. */
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
