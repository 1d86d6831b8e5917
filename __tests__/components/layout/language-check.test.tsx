// Rule: LOC-08
import { render } from '@testing-library/react';
import { LanguageCheck } from '@/components/layout/language-check';
import { languageKey } from '@/lib/locales/language-query';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const page = document.documentElement;
afterEach(() => page.removeAttribute('lang'));

function changesOfLang(): readonly MutationRecord[] {
  const observer = new MutationObserver(() => undefined);
  observer.observe(page, { attributes: true, attributeFilter: ['lang'] });
  render(<LanguageCheck language="fr" others={{}} tag="fr-CA" />);
  return observer.takeRecords();
}

test('a page of another language gets that of the locale, which is stored', () => {
  page.lang = 'en-CA';
  expect(changesOfLang()).toHaveLength(1);
  expect(page.lang).toBe('fr-CA');
  expect(localStorage.getItem(languageKey)).toBe('fr');
});

test('a page of the language is not touched, which would style all of it again', () => {
  page.lang = 'fr-CA';
  expect(changesOfLang()).toEqual([]);
});
