import { screen, within } from '@testing-library/react';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { getLocale, type LocaleDefinition, pageKeys } from '@/lib/locales/definitions';
import { mockDialogMethods } from '../../support/dialog';
import { american, quebec, renderIn } from '../../support/render-in';

jest.mock('next/navigation', () => ({
  usePathname: () => '/us-en',
  useSelectedLayoutSegments: () => [],
}));

beforeAll(() => {
  mockDialogMethods();
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ addEventListener: jest.fn(), removeEventListener: jest.fn() });
  global.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

function linksOf(role: 'banner' | 'contentinfo'): Set<string | null> {
  const links = within(screen.getByRole(role)).getAllByRole('link', { hidden: true });
  return new Set(links.map((link) => link.getAttribute('href')));
}

function frame(locale: LocaleDefinition) {
  renderIn(
    locale.language,
    <>
      <Header locale={locale} />
      <Footer locale={locale} policyUrl="https://policy.example/" />
    </>,
  );
  return new Set([...linksOf('banner'), ...linksOf('contentinfo')]);
}

it('links to every enabled page', () => {
  const links = frame(american);
  for (const key of pageKeys) expect(links).toContain(`/${key}`);
  expect(links).toContain('/sport-water');
});

it.each(pageKeys)('does not link to /%s when it is disabled', (closed) => {
  const pages = pageKeys.filter((key) => key !== closed);
  const links = frame({ ...american, features: { ...american.features, pages } });
  expect(links).not.toContain(`/${closed}`);
  for (const key of pages) expect(links).toContain(`/${key}`);
});

it.each([
  [american, 'en'],
  [quebec, 'fr'],
] as const)(
  'links to home, two networks and two pages of privacy, and names the company',
  (locale, language) => {
    const links = frame(locale);
    for (const href of [
      '/',
      'https://www.instagram.example/solstride',
      'https://www.facebook.example/solstride',
      'https://policy.example/',
      `https://privacy.solstride.example/${language}/your-choices`,
    ])
      expect(links).toContain(href);
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: /Solstride/ })).toHaveAttribute('href', '/');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2026 Solstride Beverages, Inc.');
  },
);

it('lists only the categories and tools of the locale', () => {
  const links = frame(quebec);
  expect([...links].filter((href) => /flash-iv|sport-water/.test(href ?? ''))).toEqual([]);
  expect(screen.getByRole('button', { name: 'Rechercher' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Favoris/ })).toBeNull();
});

it('shows the wishlist in the header if the locale enables it', () => {
  frame(getLocale('us-en'));
  expect(screen.getByRole('button', { name: 'Wishlist' })).toBeVisible();
});
