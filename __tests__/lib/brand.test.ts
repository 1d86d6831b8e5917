import { brand, linkInLanguage } from '@/lib/brand';
import { languages } from '@/lib/locales/definitions';

it.each([
  ['https://legal.example/{language}/terms', 'https://legal.example/fr/terms'],
  ['https://legal.example/terms?lng={language}&of={language}', 'https://legal.example/terms?lng=fr&of=fr'],
  ['https://legal.example/terms', 'https://legal.example/terms'],
])('%s is %s in French', (url, expected) => {
  expect(linkInLanguage(url, 'fr')).toBe(expected);
});

it.each([brand.terms, brand.privacy.policy, brand.privacy.choices])('%s differs in each language', (url) => {
  const links = languages.map((language) => linkInLanguage(url, language));
  expect(new Set(links).size).toBe(languages.length);
  for (const link of links) expect(link).not.toMatch(/[{}]/);
});
