import type { RetailerLinks } from '@/lib/content/types';

/** In the order of the buttons: an online marketplace and two retail chains (spec section 2). */
export const retailers = ['amazon', 'kroger', 'walmart'] as const;

/** True with at least one retailer link; without any there is no "Shop now" button (spec section 2). */
export function isSoldOnline(links: RetailerLinks): boolean {
  return retailers.some((retailer) => links[retailer] !== null);
}
