import { screen, within } from '@testing-library/react';
import { ContactPage } from '@/components/contact/contact-page';
import { brand } from '@/lib/brand';
import { american, quebec, renderIn } from '../../support/render-in';

it.each([
  ['en', american, 'Rather call or write?', 'United States'],
  ['fr', quebec, 'Par téléphone ou par la poste', 'États-Unis'],
] as const)('always shows other contact details in %s', (language, locale, title, country) => {
  renderIn(language, <ContactPage botCheck={null} locale={locale} termsUrl="https://terms.example/" />);
  const ways = within(screen.getByRole('region', { name: title }));
  expect(ways.getByRole('link', { name: '(800) 555-0142' })).toHaveAttribute('href', 'tel:+18005550142');
  for (const line of [brand.legalName, ...brand.contact.address, country]) {
    expect(ways.getByText(line)).toBeVisible();
  }
});

it.each([
  ['en', american, 'contact.webp'],
  ['fr', quebec, 'contact-ca.webp'],
] as const)('shows a bottle with a label of the country in %s', (language, locale, file) => {
  renderIn(language, <ContactPage botCheck={null} locale={locale} termsUrl="https://terms.example/" />);
  expect(document.querySelector('header img')).toHaveAttribute('src', expect.stringContaining(file));
});
