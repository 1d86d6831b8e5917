import { parseConfig } from '@/lib/config/parse';
import { analyticsInit, contentSecurityPolicy } from '@/lib/security/content-security-policy';
import { securityHeaders } from '@/lib/security/security-headers';
import { trustedTypesScript } from '@/lib/security/trusted-types';

type Rules = Readonly<
  Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>
>;

/** Runs the script as a browser does, and returns the rules of the policy that it defines. */
function rulesOf(variables: Record<string, string>): Rules {
  const createPolicy = jest.fn<void, [string, Rules]>();
  const page = { self: { trustedTypes: { createPolicy } }, location: { href: 'https://site.test/faq' } };
  new Function(...Object.keys(page), trustedTypesScript(parseConfig(variables)))(...Object.values(page));
  const [[name, rules]] = createPolicy.mock.calls as [[string, Rules]];
  expect(name).toBe('default');
  return rules;
}

const services = { RECAPTCHA_SITE_KEY: 'key', GA_MEASUREMENT_ID_US: 'G-1' };

test('a browser without Trusted Types ignores the script', () => {
  const page = { self: {}, location: { href: 'https://site.test/' } };
  const script = trustedTypesScript(parseConfig({}));
  expect(() => new Function(...Object.keys(page), script)(...Object.values(page))).not.toThrow();
});

test.each(['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '<p>text</p>', ''])(
  'the policy rejects the HTML %j',
  (html) => {
    const { createHTML, createScript } = rulesOf(services);
    expect([createHTML(html), createScript(html)]).toEqual([null, null]);
  },
);

test('the policy accepts what React and the analytics package write', () => {
  const { createHTML, createScript } = rulesOf(services);
  const empty = '<script></script>';
  expect([createHTML(empty), createHTML(analyticsInit('G-1')), createScript(analyticsInit('G-1'))]).toEqual([
    empty,
    analyticsInit('G-1'),
    analyticsInit('G-1'),
  ]);
  expect(createScript(analyticsInit('G-2'))).toBeNull();
});

test.each([
  ['/_next/static/a.js', true],
  ['https://site.test/fakes/a.js', true],
  ['https://www.google.com/recaptcha/enterprise.js?render=key', true],
  ['https://www.gstatic.com/recaptcha/releases/a.js', true],
  ['https://www.googletagmanager.com/gtag/js?id=G-1', true],
  ['https://www.googletagmanager.com/gtag/js/other', false],
  ['https://www.googletagmanager.com/gtm.js', false],
  ['https://www.google.com/other.js', false],
  ['//evil.example/a.js', false],
  ['data:text/javascript,alert(1)', false],
])('the policy accepts the script %s: %s', (address, isAccepted) => {
  expect(rulesOf(services).createScriptURL(address)).toBe(isAccepted ? address : null);
});

test('services that are not configured are not allowed', () => {
  const { createScriptURL, createHTML } = rulesOf({});
  expect(createScriptURL('https://www.google.com/recaptcha/enterprise.js')).toBeNull();
  expect(createHTML(analyticsInit('G-1'))).toBeNull();
});

test('Trusted Types watch and report, and the policy in force reports too', () => {
  const config = parseConfig({});
  const reporting = 'report-to csp; report-uri /api/csp-reports';
  expect(securityHeaders(config).get('content-security-policy-report-only')).toBe(
    `require-trusted-types-for 'script'; ${reporting}`,
  );
  expect(contentSecurityPolicy(config)).toContain(reporting);
});
