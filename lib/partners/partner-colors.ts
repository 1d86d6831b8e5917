import { brand } from '@/lib/brand';

export type PartnerColors = { readonly background: string; readonly text: string };

const black = '#000000';
const white = '#FFFFFF';

const bySlug: ReadonlyMap<string, PartnerColors> = new Map([
  ['savannah-bananas', { background: brand.colors.yellow, text: black }],
  ['barstool-sports', { background: brand.colors.blue, text: white }],
  ['dude-perfect', { background: brand.colors.teal, text: black }],
]);

/**
 * Returns the colours of a partner's page by its slug; black with white text for an unknown partner
 * (PART-03).
 */
export function partnerColors(slug: string): PartnerColors {
  return bySlug.get(slug) ?? { background: black, text: white };
}
