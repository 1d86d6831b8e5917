// Rules: OPS-05
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

  it('without services names no other host', () => {
    expect(policyOf({}).split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self' 'hashes'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "media-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      'report-to csp',
      'report-uri /api/csp-reports',
    ]);
  });

  it('lets analytics send its measurements, and only where there is analytics', () => {
    const targets = [
      'https://www.googletagmanager.com/a',
      'https://*.google-analytics.com/g/collect',
      'https://*.analytics.google.com/g/collect',
    ];
    const policy = policyOf({ GA_MEASUREMENT_ID_CA: 'G-2' });
    expect(directive(policy, 'connect-src')).toEqual(["'self'", ...targets]);
    expect(directive(policy, 'img-src')).toEqual(["'self'", 'data:', ...targets]);
    expect(directive(policy, 'script-src')).toEqual([
      "'self'",
      "'hashes'",
      scriptHash(analyticsInit('G-2')),
      'https://www.googletagmanager.com/gtag/js',
    ]);
  });

  it('never allows inline or evaluated scripts', () => {
    const scripts = directive(policyOf({ ...dev, GA_MEASUREMENT_ID_US: 'G-1' }), 'script-src');
    expect(scripts).not.toContain("'unsafe-inline'");
    expect(scripts).not.toContain("'unsafe-eval'");
  });

  it('has the report endpoint', () => {
    expect(directive(policyOf({}), 'report-to')).toEqual(['csp']);
    expect(directive(policyOf({}), 'report-uri')).toEqual(['/api/csp-reports']);
    expect(securityHeaders(parseConfig({})).get('reporting-endpoints')).toBe('csp="/api/csp-reports"');
  });

  it('limits the hosts of services to the paths that they need', () => {
    const policy = policyOf({
      ...dev,
      RECAPTCHA_SITE_KEY: 'key',
      STORE_LOCATOR_URL: 'https://locator.test/frame',
      GA_MEASUREMENT_ID_US: 'G-1',
    });
    expect(directive(policy, 'script-src')?.filter((source) => source.startsWith('https:'))).toEqual([
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
      'https://www.googletagmanager.com/gtag/js',
    ]);
    // Only the frame in which visitors navigate has a whole host.
    const whole = [...policy.matchAll(/https?:\/\/[^\s;]+/g)].filter(
      ([source]) => new URL(source).pathname === '/',
    );
    expect(whole.map(([source]) => source)).toEqual(['https://locator.test']);
  });

  it('encodes paths of the configuration that could end a source', () => {
    const policy = policyOf({
      ...dev,
      RECAPTCHA_SITE_KEY: 'key',
      RECAPTCHA_SCRIPT_URL: 'https://check.test/a;script-src *,b/x.js',
    });
    expect(directive(policy, 'script-src')).toContain('https://check.test/a%3Bscript-src%20*%2Cb/');
  });

  it('names the hosts of the services that are configured', () => {
    const policy = policyOf({
      ...dev,
      RECAPTCHA_SITE_KEY: 'key',
      RECAPTCHA_SCRIPT_URL: 'https://check.test/enterprise.js',
      STORE_LOCATOR_URL: 'https://locator.test/frame',
      GA_MEASUREMENT_ID_US: 'G-1',
    });
    expect(directive(policy, 'img-src')).toContain('https://assets.test/media/');
    expect(directive(policy, 'media-src')).toContain('https://assets.test/media/');
    expect(directive(policy, 'frame-src')).toEqual([
      "'self'",
      'https://locator.test',
      'https://check.test/',
      'https://recaptcha.google.com/recaptcha/',
    ]);
    expect(directive(policy, 'script-src')).toEqual(
      expect.arrayContaining([
        'https://check.test/',
        'https://www.googletagmanager.com/gtag/js',
        scriptHash(analyticsInit('G-1')),
      ]),
    );
    expect(policy).toContain('upgrade-insecure-requests');
  });

  it('allows the inline script of the analytics package', () => {
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
  it('require https outside local only', () => {
    expect(securityHeaders(parseConfig({})).has('strict-transport-security')).toBe(false);
    expect(securityHeaders(parseConfig(dev)).get('strict-transport-security')).toMatch(/^max-age=\d+/);
  });

  it('are complete', () => {
    const headers = {
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy-report-only':
        "require-trusted-types-for 'script'; report-to csp; report-uri /api/csp-reports",
      'reporting-endpoints': 'csp="/api/csp-reports"',
      'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    };
    expect(Object.fromEntries(securityHeaders(parseConfig({})))).toEqual(headers);
    expect(Object.fromEntries(securityHeaders(parseConfig(dev)))).toEqual({
      ...headers,
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
  });

  it('allow the store locator to request the position', () => {
    const config = parseConfig({ ...dev, STORE_LOCATOR_URL: 'https://locator.test/frame' });
    expect(securityHeaders(config).get('permissions-policy')).toContain(
      'geolocation=(self "https://locator.test")',
    );
  });
});

test('a script source is the hash that browsers compute', () => {
  expect(scriptHash("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});
