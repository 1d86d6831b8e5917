import { categorySlugs } from '@/lib/locales/category-slugs';
import { sanitizeSlug } from '@/lib/locales/definitions';
import type { FieldName } from '../field-name';
import type { Check, Fault, LocaleContent } from '../types';

const nameField: FieldName = 'partnersName';

/** Returns the segments of a path that form an address: the category's folder and the fragment's name. */
const slugSegments = (path: string) => path.replace(/\/$/, '').split('/').slice(-2);

function* changedNames({ dropped, partners }: LocaleContent): Iterable<Fault> {
  for (const { type, path } of dropped) {
    const changed = type === 'product' && slugSegments(path).find((slug) => sanitizeSlug(slug) !== slug);
    if (changed) {
      const expectation = `letters, digits, hyphens and underscores, such as ${JSON.stringify(sanitizeSlug(changed))}`;
      yield { path, field: '_path', value: changed, expectation };
    }
  }
  for (const { path, name, slug } of partners) {
    const plain = name.trim().toLowerCase().replace(/\s+/g, '-');
    if (plain !== slug)
      yield {
        path,
        field: nameField,
        value: name,
        expectation: `a name whose address is not changed; it is ${JSON.stringify(slug)}`,
      };
  }
}

/** Finds products in a folder below their category's folder. Their address contains the inner folder. */
function* movedProducts({ folders }: LocaleContent): Iterable<Fault> {
  for (const { category, products } of folders)
    for (const { path, categorySlug } of products)
      if (categorySlug !== category)
        yield {
          path,
          field: '_path',
          value: categorySlug,
          expectation: `the folder ${category} itself; ${categorySlugs.some((slug) => slug === categorySlug) ? 'the product has the address of another category' : 'the address has no category'}`,
        };
}

/** Finds names from which the slug rule removes characters, and products whose folder changes their address. */
export const slugChange: Check = {
  kind: 'slug-change',
  title: 'Names that the slug rule changes',
  severity: 'warning',
  find: (content) => [
    ...changedNames(content),
    ...[...movedProducts(content)].map((fault) => ({ ...fault, severity: 'error' as const })),
  ],
};
