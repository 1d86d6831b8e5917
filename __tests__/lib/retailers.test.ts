// Rules: PROD-15
import { isSoldOnline, retailersIn, shopLinks } from '@/lib/retailers';

const links = {
  amazon: 'https://www.amazon.example/dp',
  kroger: 'https://www.kroger.example/p',
  walmart: null,
};

it('has no retailer in a country without its shops', () => {
  expect(retailersIn('USA')).toEqual(expect.arrayContaining(['amazon', 'kroger', 'walmart']));
  expect(retailersIn('CANADA')).toEqual(expect.arrayContaining(['amazon', 'walmart']));
  expect(retailersIn('CANADA')).not.toContain('kroger');
});

it('returns the links of a product to the retailers of a country', () => {
  const amazon = { retailer: 'amazon', href: links.amazon };
  expect(shopLinks(links, 'USA')).toEqual([amazon, { retailer: 'kroger', href: links.kroger }]);
  expect(shopLinks(links, 'CANADA')).toEqual([amazon]);
  expect(shopLinks({ amazon: null, kroger: links.kroger, walmart: null }, 'CANADA')).toEqual([]);
});

it.each([
  ['USA', { amazon: null, kroger: null, walmart: null }, false],
  ['USA', { amazon: null, kroger: links.kroger, walmart: null }, true],
  ['CANADA', { amazon: null, kroger: links.kroger, walmart: null }, false],
  ['CANADA', links, true],
] as const)('in %s %p is sold online: %s', (country, given, expected) => {
  expect(isSoldOnline(given, country)).toBe(expected);
});
