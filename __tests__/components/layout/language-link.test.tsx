import { render, screen } from '@testing-library/react';
import { LanguageLink } from '@/components/layout/language-link';

jest.mock('next/navigation', () => ({ usePathname: () => '/ca-en/faq' }));

it('leads to the same page, query and anchor of the other site (spec section 2)', () => {
  window.history.replaceState(null, '', '/faq?x=1&lng=en#ingredients');
  render(
    <LanguageLink className="" current={false} lang="fr-CA" name="Français" origin="http://fr.test">
      FR
    </LanguageLink>,
  );
  expect(screen.getByRole('link', { name: 'Français' })).toHaveAttribute(
    'href',
    'http://fr.test/faq?x=1#ingredients',
  );
});
