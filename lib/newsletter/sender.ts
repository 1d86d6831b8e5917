import { brand } from '@/lib/brand';

/** What the request for consent names, as Canada's anti-spam law demands: who asks, and where to write. */
export type NewsletterSender = {
  readonly brand: string;
  readonly company: string;
  readonly address: string;
};

/** Returns the sender of the newsletter, with the country in the language of the tag. */
export function newsletterSender(tag: string): NewsletterSender {
  const { address, country } = brand.contact;
  const countryName = new Intl.DisplayNames(tag, { type: 'region' }).of(country);
  return { brand: brand.name, company: brand.legalName, address: [...address, countryName].join(', ') };
}
