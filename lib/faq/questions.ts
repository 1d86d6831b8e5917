/** The five categories of two questions each, in the order of the page (FAQ-01). */
export const faqCategories = [
  { id: 'product-information', items: ['ingredients', 'dietary-info'] },
  { id: 'purchasing-and-availability', items: ['where-to-buy', 'bulk-options'] },
  { id: 'shipping-and-delivery', items: ['delivery-time', 'order-tracking'] },
  { id: 'returns-and-refunds', items: ['return-policy', 'refund-process'] },
  { id: 'promotions-and-sponsorship', items: ['sponsorships', 'promo-code'] },
] as const;

export type FaqItem = {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Word in an answer that links to the contact page (FAQ-03). */
  readonly contactWord: string;
};
export type FaqCategory = { readonly id: string; readonly title: string; readonly items: readonly FaqItem[] };

type Question = { readonly question: string; readonly answer: string };
type CategoryMessages = { readonly items: Readonly<Record<string, Question>> };

/** Returns every question of the page with its answer, in the order of the page. */
export function faqQuestions(
  messages: Readonly<Record<(typeof faqCategories)[number]['id'], CategoryMessages>>,
): readonly Question[] {
  return faqCategories.flatMap(({ id, items }) => items.flatMap((item) => messages[id].items[item] ?? []));
}
