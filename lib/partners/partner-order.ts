import type { Partner } from '@/lib/content/types';

/** Sorts partners by partnersOrderNumber, then by name in the order of the language (PART-01). */
export function sortPartners<Item extends Pick<Partner, 'order' | 'name'>>(
  partners: readonly Item[],
  languageTag: string,
): readonly Item[] {
  const { compare } = new Intl.Collator(languageTag);
  return partners.toSorted((left, right) => left.order - right.order || compare(left.name, right.name));
}

/** Returns the partner after this one among those with a page (PART-01), from the last to the first; null if it is the only one. */
export function nextPartner<Item extends Pick<Partner, 'order' | 'name' | 'slug' | 'banner'>>(
  partners: readonly Item[],
  slug: string,
  languageTag: string,
): Item | null {
  const pages = sortPartners(partners, languageTag).filter(
    (partner) => partner.banner || partner.slug === slug,
  );
  const at = pages.findIndex((partner) => partner.slug === slug);
  const next = pages[(at + 1) % pages.length];
  return next && next.slug !== slug ? next : null;
}
