import { render, screen } from '@testing-library/react';
import { LanguageLink } from '@/components/layout/language-link';
import { LanguageSwitcher } from '@/components/layout/language-switcher';
import { quebec, renderIn } from '../../support/render-in';

jest.mock('next/navigation', () => ({ usePathname: () => '/ca-en/faq' }));

it('links to the same page, query and hash of the other site (LOC-08)', () => {
  window.history.replaceState(null, '', '/faq?x=1&lng=en#ingredients');
  render(
    <LanguageLink className="" lang="fr-CA" origin="http://fr.test">
      FR
    </LanguageLink>,
  );
  expect(screen.getByRole('link', { name: 'FR' })).toHaveAttribute(
    'href',
    'http://fr.test/faq?x=1#ingredients',
  );
});

it('starts the switcher’s accessible names with the visible text', () => {
  renderIn('fr', <LanguageSwitcher locale={quebec} place="header" />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-label')])).toEqual([
    ['EN English', null],
    ['FR Français', null],
  ]);
  expect(links[1]).toHaveAttribute('aria-current', 'true');
});
