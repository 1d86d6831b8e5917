/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseConfig } from '@/lib/config/parse';
import { analyticsInit, contentSecurityPolicy, scriptHash } from '@/lib/security/content-security-policy';
import { securityHeaders } from '@/lib/security/security-headers';

const dev = {
  APP_ENV: 'dev',
  CONTENT_API_URL: 'https://content.test/api',
  ASSETS_URL: 'https://assets.test/media',
};
const policyOf = (variables: Record<string, string>) => contentSecurityPolicy(parseConfig(variables));
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((entry) => entry.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

describe('contentSecurityPolicy', () => {
  it.each([
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
    ['script-src', ["'self'", "'hashes'"]],
    ['connect-src', ["'self'"]],
    ['img-src', ["'self'", 'data:']],
    ['frame-src', ["'self'"]],
  ])('without services, %s is %j', (name, sources) => {
    expect(directive(policyOf({}), name)).toEqual(sources);
  });

  it('never allows inline or evaluated scripts', () => {
    const scripts = directive(policyOf({ ...dev, GA_MEASUREMENT_ID_US: 'G-1' }), 'script-src');
    expect(scripts).not.toContain("'unsafe-inline'");
    expect(scripts).not.toContain("'unsafe-eval'");
  });

  it('names the hosts of the services that are configured', () => {
    const policy = policyOf({
      ...dev,
      RECAPTCHA_SITE_KEY: 'key',
      RECAPTCHA_SCRIPT_URL: 'https://check.test/enterprise.js',
      STORE_LOCATOR_URL: 'https://locator.test/frame',
      GA_MEASUREMENT_ID_US: 'G-1',
    });
    expect(directive(policy, 'img-src')).toContain('https://assets.test');
    expect(directive(policy, 'media-src')).toContain('https://assets.test');
    expect(directive(policy, 'frame-src')).toEqual(["'self'", 'https://locator.test', 'https://check.test']);
    expect(directive(policy, 'script-src')).toEqual(
      expect.arrayContaining([
        'https://check.test',
        'https://www.googletagmanager.com',
        scriptHash(analyticsInit('G-1')),
      ]),
    );
    expect(policy).toContain('upgrade-insecure-requests');
  });

  it('knows the inline script of the analytics package', () => {
    const file = join(process.cwd(), 'node_modules/@next/third-parties/dist/google/ga.js');
    const template = /__html: `([\s\S]*?)`,?\n/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
    const written = template
      .replaceAll(/\$\{dataLayerName\}/g, 'dataLayer')
      .replace(/\$\{gaId\}/, 'G-1')
      .replace(/\$\{debugMode[^}]*\}[^}]*\}/, '');
    expect(analyticsInit('G-1')).toBe(written);
  });
});

describe('securityHeaders', () => {
  it('ask for https outside local only', () => {
    expect(securityHeaders(parseConfig({})).has('strict-transport-security')).toBe(false);
    expect(securityHeaders(parseConfig(dev)).get('strict-transport-security')).toMatch(/^max-age=\d+/);
  });

  it('let the store locator ask where the visitor is', () => {
    const config = parseConfig({ ...dev, STORE_LOCATOR_URL: 'https://locator.test/frame' });
    expect(securityHeaders(config).get('permissions-policy')).toContain(
      'geolocation=(self "https://locator.test")',
    );
  });
});
