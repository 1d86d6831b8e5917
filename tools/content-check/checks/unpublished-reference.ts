import { matchCategory } from '@/lib/content/category-match';
import { campaignFields } from '../campaign-fields';
import type { FieldName } from '../field-name';
import { fragmentKey } from '../fragment-key';
import { linksOf } from '../links';
import { productsOf } from '../products';
import { targetOf } from '../targets';
import type { Check, Fault, LocaleContent } from '../types';

const lineField: FieldName = 'productCategory';

/** Returns whether the locale shows the fragment that a campaign refers to; true if its folder could not be read. */
function isShown(path: string, content: LocaleContent): boolean {
  const key = fragmentKey(path);
  if (content.incomplete.has(key.replace(/\/[^/]*$/, ''))) return true;
  const shown = [...productsOf(content), ...content.categories, ...content.partners];
  return shown.some((item) => item.path === path);
}

/** Finds references of blocks that pages leave out. The backend sends null in place of the fragment. */
function* campaignReferences(content: LocaleContent): Iterable<Fault> {
  for (const { path, name, field, value } of campaignFields(content)) {
    if (field.type !== 'fragment-reference') continue;
    for (const item of field.isList && Array.isArray(value) ? value : [value ?? undefined]) {
      const target = Object(item)._path;
      if (item === null)
        yield {
          path,
          field: name,
          value: null,
          expectation: 'a fragment that is published; the site leaves it out',
        };
      else if (typeof target === 'string' && !field.isEmbedded && !isShown(target, content))
        yield {
          path,
          field: name,
          value: target,
          expectation: `a fragment that ${content.locale.label} shows`,
        };
    }
  }
}

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
    return [...links, ...categories, ...campaignReferences(content)];
  },
};
