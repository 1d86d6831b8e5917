/** The five categories of two questions each, in the order of the page (spec section 2, FAQ). */
export const faqCategories = [
  { id: 'product-information', items: ['ingredients', 'dietary-info'] },
  { id: 'purchasing-and-availability', items: ['where-to-buy', 'bulk-options'] },
  { id: 'shipping-and-delivery', items: ['delivery-time', 'order-tracking'] },
  { id: 'returns-and-refunds', items: ['return-policy', 'refund-process'] },
  { id: 'promotions-and-sponsorship', items: ['sponsorships', 'promo-code'] },
] as const;

export type FaqItem = { readonly id: string; readonly question: string; readonly answer: string };
export type FaqCategory = { readonly id: string; readonly title: string; readonly items: readonly FaqItem[] };
