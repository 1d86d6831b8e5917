import type { Partner } from '@/lib/content/types';

/** Sorts partners by partnersOrderNumber, then by name in the order of the language (PART-01). */
export function sortPartners<Item extends Pick<Partner, 'order' | 'name'>>(
  partners: readonly Item[],
  languageTag: string,
): readonly Item[] {
  const { compare } = new Intl.Collator(languageTag);
  return partners.toSorted((left, right) => left.order - right.order || compare(left.name, right.name));
}
