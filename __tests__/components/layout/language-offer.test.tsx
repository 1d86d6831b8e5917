// Rules: LOC-11
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageOffer } from '@/components/layout/language-offer';
import { languageOfferKey } from '@/lib/locales/language-offer';

jest.mock('next/navigation', () => ({ usePathname: () => '/ca-en/faq' }));

const page = document.documentElement;
const show = () =>
  render(
    <main id="content" tabIndex={-1}>
      <LanguageOffer close="Fermer" origin="http://fr.test" tag="fr-CA" text="Cette page est en français." />
    </main>,
  );

beforeEach(() => {
  localStorage.clear();
  page.dataset.languageOffer = 'fr';
});

it('is in the other language and links to the page in it', () => {
  show();
  const link = screen.getByRole('link', { name: 'Cette page est en français.' });
  expect(link).toHaveAttribute('href', 'http://fr.test/faq');
  expect(link).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('button', { name: 'Fermer' }).closest('[lang]')).toHaveAttribute('lang', 'fr-CA');
});

it('disappears permanently when declined, and focuses the page', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(page.dataset.languageOffer).toBeUndefined();
  expect(localStorage.getItem(languageOfferKey)).toBe('true');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('also disappears when storage is blocked', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(page.dataset.languageOffer).toBeUndefined();
  blocked.mockRestore();
});
