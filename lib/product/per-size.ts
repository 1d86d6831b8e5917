import type { NutritionFacts, PerSize, RichText } from '@/lib/content/types';

/** Content of a tab for one size, or for every size if `size` is null. */
export type Variant<T> = { readonly size: string | null; readonly value: T };

/**
 * Returns the variants of a per-size field, in the category's order of sizes. Sizes that the category does
 * not have come last, so that no content is lost.
 */
export function variantsOf<T>(
  field: PerSize<T> | null,
  order: readonly string[],
  hasContent: (value: T) => boolean,
): readonly Variant<T>[] {
  if (!field) return [];
  if ('all' in field) return hasContent(field.all) ? [{ size: null, value: field.all }] : [];
  const rank = (size: string) => (order.includes(size) ? order.indexOf(size) : order.length);
  return Object.entries(field.bySize)
    .filter(([, value]) => hasContent(value))
    .sort(([left], [right]) => rank(left) - rank(right))
    .map(([size, value]) => ({ size, value }));
}

/** Returns the size labels of the variants; empty if one variant applies to every size. */
export function sizesOf(variants: readonly Variant<unknown>[]): readonly string[] {
  return variants.flatMap(({ size }) => (size === null ? [] : [size]));
}

export const hasText = ({ html }: RichText) => html.replace(/<[^<>]*>|&nbsp;|\s/g, '') !== '';

export const hasFacts = ({ rows, microNutrients }: NutritionFacts) =>
  rows.length > 0 || microNutrients.length > 0;

/** Returns the facts of one size; null if it has none or if they apply to every size. */
export function factsForSize(field: PerSize<NutritionFacts> | null, size: string): NutritionFacts | null {
  if (!field || 'all' in field || !Object.hasOwn(field.bySize, size)) return null;
  return field.bySize[size] ?? null;
}
