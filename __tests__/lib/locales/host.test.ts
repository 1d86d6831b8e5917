// Rules: LOC-01, LOC-02, LOC-05
import { getLocale, localeIds } from '@/lib/locales/definitions';
import { isLocalHost, localeForHost, matchHost } from '@/lib/locales/host';

const domainsOf = (environment: 'local' | 'dev' | 'staging' | 'production') => ({
  'ca-fr': getLocale('ca-fr').domains[environment],
  'ca-en': getLocale('ca-en').domains[environment],
  'us-en': getLocale('us-en').domains[environment],
});

describe('localeForHost', () => {
  it.each([
    ['local', 'localhost', 'us-en'],
    ['local', 'localhost:3000', 'us-en'],
    ['local', 'us.localhost:3000', 'us-en'],
    ['local', 'ca.localhost:3000', 'ca-en'],
    ['local', 'fr.ca.localhost:3000', 'ca-fr'],
    ['local', 'FR.CA.LOCALHOST.:3000', 'ca-fr'],
    ['local', 'preview.fr.ca.localhost', 'ca-fr'],
    ['local', '127.0.0.1:3000', 'us-en'],
    ['local', '[::1]:3000', 'us-en'],
    ['local', '', 'us-en'],
    ['local', 'xca.localhost', 'us-en'],
    ['production', 'solstride.example', 'us-en'],
    ['production', 'www.solstride.example', 'us-en'],
    ['production', 'ca.solstride.example', 'ca-en'],
    ['production', 'fr.solstride.example', 'ca-fr'],
    ['production', 'evil-fr.solstride.example', 'us-en'],
    ['production', 'fr.solstride.example.evil.test', 'us-en'],
    ['production', 'unknown.test', 'us-en'],
    ['dev', 'fr-ca.dev.solstride.example', 'ca-fr'],
    ['dev', 'ca.dev.solstride.example', 'ca-en'],
    ['dev', 'dev.solstride.example', 'us-en'],
    ['staging', 'ca.staging.solstride.example', 'ca-en'],
  ] as const)('in %s, %s is %s', (environment, host, id) => {
    expect(localeForHost(host, domainsOf(environment))).toBe(id);
  });

  it.each([
    ['local', 'localhost', 'us-en'],
    ['local', 'us.localhost', 'us-en'],
    ['dev', 'dev.solstride.example', 'us-en'],
    ['staging', 'fr-ca.staging.solstride.example', 'ca-fr'],
    ['staging', 'staging.solstride.example', 'us-en'],
    ['production', 'solstride.example', 'us-en'],
  ] as const)('in %s, %s is a host of %s, not only by default', (environment, host, id) => {
    expect(matchHost(host, domainsOf(environment))).toBe(id);
  });

  it('matches any one of the domains', () => {
    const domains = { 'ca-fr': ['a.test', 'b.test'], 'ca-en': [], 'us-en': ['c.test'] };
    expect([matchHost('a.test', domains), matchHost('b.test', domains)]).toEqual(['ca-fr', 'ca-fr']);
  });

  it('names the canonical host first', () => {
    expect(getLocale('us-en').domains.production).toEqual(['solstride.example', 'www.solstride.example']);
    expect(getLocale('us-en').domains.local).toEqual(['localhost', 'us.localhost']);
  });

  it('matches in the order of the table', () => {
    const domains = { 'ca-fr': ['shared.test'], 'ca-en': ['shared.test'], 'us-en': ['shared.test'] };
    expect(localeForHost('shared.test', domains)).toBe(localeIds[0]);
  });

  it('distinguishes unknown hosts from known ones', () => {
    expect(matchHost('unknown.test', domainsOf('production'))).toBeNull();
  });
});

describe('the port and case of a host', () => {
  const domains = { 'ca-fr': ['[2001:db8::12]'], 'ca-en': ['ca.test'], 'us-en': [] };
  it.each([
    ['Ca.Test.:3000', 'ca-en'],
    ['ca.test:', 'ca-en'],
    ['[2001:db8::12]', 'ca-fr'],
    ['[2001:DB8::12]:8443', 'ca-fr'],
    ['[2001:db8::12]:8443x', null],
  ])('do not count in %s', (host, id) => {
    expect(matchHost(host, domains)).toBe(id);
  });
});

describe('isLocalHost', () => {
  it.each([
    ['localhost:3000', true],
    ['ca.localhost', true],
    ['192.168.0.7:3000', true],
    ['[::1]:3000', true],
    ['ca.dev.solstride.example', false],
    ['solstride.example', false],
    ['192.168.0.7.staging.solstride.example', false],
    ['v192.168.0.7', false],
  ])('%s is local: %s', (host, isLocal) => {
    expect(isLocalHost(host)).toBe(isLocal);
  });
});
