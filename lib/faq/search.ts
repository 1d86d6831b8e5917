import { normalizeText } from '@/lib/normalize-text';

/** Splits a query on spaces and normalizes its terms (FAQ-02). */
export function searchTerms(query: string): readonly string[] {
  return [...new Set(normalizeText(query).text.split(/\s+/).filter(Boolean))];
}

/** Returns whether question plus answer contain every term; without terms everything matches (FAQ-02). */
export function matchesTerms(
  item: { readonly question: string; readonly answer: string },
  terms: readonly string[],
) {
  const { text } = normalizeText(`${item.question} ${item.answer}`);
  return terms.every((term) => text.includes(term));
}
