import { matchCategory } from '@/lib/content/category-match';
import type { FieldName } from '../field-name';
import { linksOf } from '../links';
import { targetOf } from '../targets';
import type { Check, Fault } from '../types';

const lineField: FieldName = 'productCategory';

/** Finds references to fragments that the backend does not return: links, and categories of products. */
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
      return [{ path: first.path, field: lineField, value: first.category || null, expectation }];
    });
    return [...links, ...categories];
  },
};
