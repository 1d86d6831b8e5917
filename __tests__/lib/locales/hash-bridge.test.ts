// Rules: NAV-06
import { hashTarget } from '@/lib/locales/hash-bridge';

describe('hashTarget', () => {
  it.each([
    ['#/', '/'],
    ['#/faq', '/faq'],
    ['#/sports-drink/fruit-punch', '/sports-drink/fruit-punch'],
    ['#/sports-drink?flavor=grape&size=20oz', '/sports-drink?flavor=grape&size=20oz'],
    ['#/faq#shipping', '/faq#shipping'],
    ['#/a/../faq', '/faq'],
    ['#/%2F%2Fhost', '/%2F%2Fhost'],
    ['#/javascript:alert(1)', '/javascript:alert(1)'],
  ])('%s leads to %s', (hash, target) => {
    expect(hashTarget(hash)).toBe(target);
  });

  it.each([
    '',
    '#',
    '#section',
    '#//host',
    '#//host/path',
    '#/\\host',
    '#/path\\..\\host',
    '#/.//host',
    '#/..//host',
    '#/\t/host',
    '#/\n/host',
    '#javascript:alert(1)',
    '#https://host',
    '#data:text/html,x',
  ])('%j has no target', (hash) => {
    expect(hashTarget(hash)).toBeNull();
  });

  it('keeps a query in front of the hash', () => {
    expect(hashTarget('#/faq', '?utm_source=mail')).toBe('/faq?utm_source=mail');
    expect(hashTarget('#/faq?q=size', '?utm_source=mail')).toBe('/faq?utm_source=mail&q=size');
  });
});
