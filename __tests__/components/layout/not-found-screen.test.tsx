// Rules: NAV-02, NAV-03
import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { InvalidCategory } from '@/components/category/invalid-category';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { loadMessages } from '@/lib/i18n/messages';
import { categorySlugs } from '@/lib/locales/category-slugs';
import { getLocale, type LocaleId } from '@/lib/locales/definitions';
import { linesOf } from '@/sample/content/catalog';

async function renderFor(id: LocaleId, screenOf: typeof NotFoundScreen) {
  const locale = getLocale(id);
  const Screen = screenOf;
  render(
    <NextIntlClientProvider locale={locale.tag} messages={await loadMessages(locale)}>
      <Screen />
    </NextIntlClientProvider>,
  );
}

const hrefs = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('shows each line in the color of its category', async () => {
  await renderFor('us-en', NotFoundScreen);
  const tiles = within(screen.getByRole('navigation', { name: 'Our lines' })).getAllByRole('link');
  expect(tiles.map(({ style }) => style.getPropertyValue('--tile'))).toEqual(
    linesOf({ countryCode: 'us', language: 'en' }).map(({ categoryColor }) => categoryColor),
  );
});

it.each([NotFoundScreen, InvalidCategory])('offers the lines of the United States', async (component) => {
  await renderFor('us-en', component);
  expect(hrefs('Our lines')).toEqual(categorySlugs.map((slug) => `/${slug}`));
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

it('leaves out the lines that Canada does not have', async () => {
  await renderFor('ca-fr', NotFoundScreen);
  expect(hrefs('Nos gammes')).toEqual(['/sports-drink', '/zero-sugar', '/lyte']);
});

it('shows the cap of each line, which is a file of the site', async () => {
  const { existsSync } = await import('node:fs');
  await renderFor('us-en', NotFoundScreen);
  const caps = [...document.querySelectorAll('nav img')].map((cap) => cap.getAttribute('src'));
  expect(caps).toHaveLength(categorySlugs.length);
  expect(caps.filter((path) => !existsSync(`public${path}`))).toEqual([]);
});

it.each([NotFoundScreen, InvalidCategory])('has a word of each line on the way', async (component) => {
  await renderFor('us-en', component);
  const { caps } = (await loadMessages(getLocale('us-en'))).common;
  const links = within(screen.getByRole('navigation', { name: 'Our lines' })).getAllByRole('link');
  expect(links.map((link) => link.lastElementChild?.textContent)).toEqual(
    categorySlugs.map((slug) => caps[slug]),
  );
});
