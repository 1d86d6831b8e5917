import { getLocale, localeIds } from '@/lib/locales/definitions';
import { environmentForHost, localeForHost, matchHost, productEnvironmentForHost } from '@/lib/locales/host';

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

  it('lets the order of the table decide', () => {
    const domains = { 'ca-fr': ['shared.test'], 'ca-en': ['shared.test'], 'us-en': ['shared.test'] };
    expect(localeForHost('shared.test', domains)).toBe(localeIds[0]);
  });

  it('tells an unknown host from a known one', () => {
    expect(matchHost('unknown.test', domainsOf('production'))).toBeNull();
  });
});

describe('environmentForHost', () => {
  it.each([
    ['localhost:3000', 'local'],
    ['ca.localhost', 'local'],
    ['192.168.0.7:3000', 'local'],
    ['[::1]:3000', 'local'],
    ['ca.dev.solstride.example', 'dev'],
    ['staging.solstride.example', 'staging'],
    ['test.solstride.example', 'staging'],
    ['solstride.example', 'production'],
    ['devil.solstride.example', 'production'],
  ])('%s is %s', (host, environment) => {
    expect(environmentForHost(host)).toBe(environment);
  });
});

describe('productEnvironmentForHost', () => {
  it.each([
    ['solstride.example', 'production'],
    ['ca.solstride.example', 'production'],
    ['dev.solstride.example', 'development'],
    ['ca.dev.solstride.example', 'development'],
    ['localhost:3000', 'local'],
    ['solstride.test', 'local'],
  ])('%s is %s', (host, environment) => {
    expect(productEnvironmentForHost(host, ['solstride.example'])).toBe(environment);
  });
});
