// Rules: NAV-01, NAV-02, NAV-04
import { getLocale } from '@/lib/locales/definitions';
import { isAddress, resolveRoute } from '@/lib/locales/route';

const us = getLocale('us-en');
const canada = getLocale('ca-en');
const page = (path: string, status = 200) => ({ kind: 'page', path, status });
const notFound = page('/not-found', 404);
const invalidCategory = page('/invalid-category', 404);
const toNotFound = { kind: 'redirect', to: '/404' };

describe('resolveRoute', () => {
  it.each([
    ['/', page('')],
    ['/404', notFound],
    ['/404/more', toNotFound],
    ['/sports-drink', page('/sports-drink')],
    ['/sports-drink/', page('/sports-drink')],
    ['/sports%20-drink!', page('/sports-drink')],
    ['/sport-water', page('/sport-water')],
    ['/Sports-Drink', invalidCategory],
    ['/unknown', invalidCategory],
    ['/us-en', invalidCategory],
    ['/us-en/faq', toNotFound],
    ['/unknown/fruit-punch', toNotFound],
    ['/sports-drink/fruit-punch', page('/sports-drink/fruit-punch')],
    ['/sports-drink/Fruit%20Punch', page('/sports-drink/-')],
    ['/sports-drink/%2e%2e', page('/sports-drink/-')],
    [`/sports-drink/${'x'.repeat(101)}`, page('/sports-drink/-')],
    ['/sports-drink/fruit-punch/more', notFound],
    ['/faq', page('/faq')],
    ['/faq/more', notFound],
    ['/partners', page('/partners')],
    ['/partners/dude-perfect', page('/partners/dude-perfect')],
    ['/partners/%C3%A9quipe-qu%C3%A9bec', page('/partners/%C3%A9quipe-qu%C3%A9bec')],
    ['/partners/..%2F..', page('/partners/-')],
    ['/partners/a%00b', page('/partners/-')],
    ['/c/longest-day', page('/c/longest-day')],
    ['/c/%C3%A9t%C3%A9', page('/c/-')],
    ['/c/a/b', notFound],
    ['/social/c/longest-day.jpg', page('/social/c/longest-day')],
    ['/social/c/longest-day', notFound],
    ['/%E0%A4%A', notFound],
    ['/robots.txt', page('/robots')],
    ['/sitemap.xml', page('/sitemap')],
    ['/search-index.json', page('/search-index')],
    ['/faq/sitemap.xml', notFound],
    ['/other.xml', invalidCategory],
    ['/sitemap', invalidCategory],
  ])('in the United States, %s leads to %j', (path, route) => {
    expect(resolveRoute(us, path)).toEqual(route);
  });

  it.each([
    ['/sports-drink', page('/sports-drink')],
    ['/sport-water', toNotFound],
    ['/flash-iv-sticks', toNotFound],
    ['/flash-iv-sticks/grape', toNotFound],
  ])('in Canada, %s leads to %j', (path, route) => {
    expect(resolveRoute(canada, path)).toEqual(route);
  });

  it('rejects pages that the locale has switched off', () => {
    const closed = { ...us, features: { ...us.features, pages: ['faq'] as const } };
    expect(resolveRoute(closed, '/faq')).toEqual(page('/faq'));
    expect(resolveRoute(closed, '/press')).toEqual(notFound);
    expect(resolveRoute(closed, '/partners/dude-perfect')).toEqual(notFound);
  });

  it('serves nothing outside the path patterns', () => {
    const narrow = { ...us, pathPatterns: ['^/faq$'] };
    expect(resolveRoute(narrow, '/faq')).toEqual(page('/faq'));
    expect(resolveRoute(narrow, '/press')).toEqual(notFound);
    expect(resolveRoute(narrow, '/robots.txt')).toEqual(page('/robots'));
  });

  it('serves paths of any of the patterns', () => {
    const narrow = { ...us, pathPatterns: ['^/faq$', '^/press$'] };
    expect([resolveRoute(narrow, '/faq'), resolveRoute(narrow, '/press')]).toEqual([
      page('/faq'),
      page('/press'),
    ]);
  });
});

describe('isAddress', () => {
  it.each([
    ['/', true],
    ['/faq', true],
    ['/sports-drink/fruit-punch', true],
    ['/faq/', false],
    ['/sports%2ddrink', false],
    ['/unknown', false],
    ['/not-found', false],
    ['/unknown/fruit-punch', false],
  ])('%s: %s', (path, expected) => {
    expect(isAddress(us, path)).toBe(expected);
  });
});
