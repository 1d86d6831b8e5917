import { fold } from '@/lib/fold';

/** What a visitor typed, split on spaces and made comparable (spec section 5, "FAQ search"). */
export function searchTerms(query: string): readonly string[] {
  return [...new Set(fold(query).text.split(/\s+/).filter(Boolean))];
}

/** Whether every term is found in question plus answer; without terms everything matches (spec section 5). */
export function matchesTerms(
  item: { readonly question: string; readonly answer: string },
  terms: readonly string[],
) {
  const { text } = fold(`${item.question} ${item.answer}`);
  return terms.every((term) => text.includes(term));
}
