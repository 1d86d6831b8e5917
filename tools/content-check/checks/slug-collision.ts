import { campaignPath } from '@/lib/locales/route';
import type { FieldName } from '../field-name';
import { productsOf } from '../products';
import type { Check, Fault, LocaleContent } from '../types';

type Address = {
  readonly path: string;
  readonly field: FieldName | '_path';
  readonly value: string;
  readonly address: string;
};

/** Returns the addresses of fragments in lower case, because case is easy to mistype. */
function addressesOf(content: LocaleContent): readonly Address[] {
  return [
    ...productsOf(content).map(({ path, slug, categorySlug }) => ({
      path,
      field: '_path' as const,
      value: slug,
      address: `/${categorySlug}/${slug}`.toLowerCase(),
    })),
    ...content.partners.map(({ path, name, slug }) => ({
      path,
      field: 'partnersName' as const,
      value: name,
      address: `/partners/${slug}`,
    })),
    ...content.campaigns.map(({ path, slug }) => ({
      path,
      field: '_path' as const,
      value: slug,
      address: campaignPath({ slug }).toLowerCase(),
    })),
    ...content.categories.map(({ path, name }) => ({
      path,
      field: 'categoryName' as const,
      value: name,
      address: `/${name
        .toLowerCase()
        .trim()
        .replace(/[\s-]+/g, '-')}`,
    })),
  ];
}

/** Finds fragments with the same address, of which the site shows the first. */
export const slugCollision: Check = {
  kind: 'slug-collision',
  title: 'Fragments with the address of another one',
  severity: 'error',
  find: (content) => {
    const first = new Map<string, string>();
    return addressesOf(content).flatMap(({ path, field, value, address }): Fault[] => {
      const other = first.get(address);
      if (other === undefined) first.set(address, path);
      if (other === undefined || other === path) return [];
      return [{ path, field, value, expectation: `an address of its own; ${other} has ${address}` }];
    });
  },
};
