// Rules: OPS-01
import { brand } from '@/lib/brand';
import { ConfigError, parseConfig } from '@/lib/config/parse';

const outsideLocal = {
  CONTENT_API_URL: 'https://content.example/api/',
  ASSETS_URL: 'https://assets.example',
};
const production = {
  ...outsideLocal,
  APP_ENV: 'production',
  REVIEWS_API_URL: 'https://reviews.example',
  REVIEWS_PASSKEY: 'key',
  STORE_LOCATOR_URL: 'https://locator.example',
};

function messageFor(variables: Record<string, string>): string {
  try {
    parseConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

describe('parseConfig', () => {
  it('needs nothing in local', () => {
    expect(parseConfig({})).toMatchObject({
      appEnv: 'local',
      port: 3000,
      hostname: '0.0.0.0',
      content: { kind: 'sample' },
      contentRevalidateSeconds: 300,
      upstreamTimeoutMs: 5000,
      rateLimitPerMinute: 10,
      trustProxy: false,
      logLevel: 'info',
      reviews: null,
      localeDomains: { 'us-en': ['localhost', 'us.localhost'], 'ca-fr': ['fr.ca.localhost'] },
    });
  });

  it('counts an empty variable as unset', () => {
    expect(parseConfig({ AEM_URL: '', APP_ENV: '' }).content).toEqual({ kind: 'sample' });
  });

  it.each([
    ['author:secret', `Basic ${Buffer.from('author:secret').toString('base64')}`],
    ['token', 'Bearer token'],
  ])('sends AEM_AUTH %s as %s', (AEM_AUTH, authorization) => {
    expect(parseConfig({ AEM_URL: 'http://127.0.0.1:4502', AEM_AUTH }).content).toEqual({
      kind: 'aem',
      origin: 'http://127.0.0.1:4502',
      authorization,
    });
  });

  it('reads the content API outside local and drops trailing slashes', () => {
    expect(
      parseConfig({ ...outsideLocal, APP_ENV: 'staging', AEM_URL: 'http://aem.example' }).content,
    ).toEqual({
      kind: 'api',
      baseUrl: 'https://content.example/api',
      assetsUrl: 'https://assets.example',
      renditions: 'service',
    });
  });

  it('uses the hosts of the running environment', () => {
    expect(parseConfig(production).localeDomains['us-en']).toEqual([
      'solstride.example',
      'www.solstride.example',
    ]);
    const LOCALE_DOMAINS = '{"ca-fr":["fr.test"],"ca-en":["ca.test"],"us-en":["us.test","www.us.test"]}';
    expect(parseConfig({ LOCALE_DOMAINS }).localeDomains['us-en']).toEqual(['us.test', 'www.us.test']);
  });

  it('loads the script of the bot check from its service unless another is configured', () => {
    expect(parseConfig({}).recaptcha).toBeNull();
    expect(parseConfig({ RECAPTCHA_SCRIPT_URL: 'https://check.example/a.js' }).recaptcha).toBeNull();
    expect(parseConfig({ RECAPTCHA_SITE_KEY: 'key' }).recaptcha).toEqual({
      siteKey: 'key',
      scriptUrl: 'https://www.google.com/recaptcha/enterprise.js',
    });
    expect(
      parseConfig({ RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_SCRIPT_URL: 'https://check.example/a.js' })
        .recaptcha,
    ).toMatchObject({ scriptUrl: 'https://check.example/a.js' });
  });

  it('links the policies of the brand unless others are configured', () => {
    expect(parseConfig({})).toMatchObject({
      privacyPolicyUrl: brand.privacy.policy,
      termsOfServiceUrl: brand.terms,
    });
    const TERMS_OF_SERVICE_URL = 'https://terms.example/{language}/';
    expect(parseConfig({ TERMS_OF_SERVICE_URL }).termsOfServiceUrl).toBe(TERMS_OF_SERVICE_URL);
  });

  it.each([
    [{ APP_ENV: 'prod' }, 'APP_ENV: got "prod", needs one of local, dev, staging, production'],
    [{ PORT: '70000' }, 'PORT: got "70000", needs a whole number from 0 to 65535'],
    [{ AEM_URL: 'ftp://aem' }, 'AEM_URL: got "ftp://aem", needs an http(s) URL'],
    [{ AEM_URL: 'http://aem.example/path' }, 'needs an http(s) origin without a path'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY: got "yes", needs true or false'],
    [{ GA_MEASUREMENT_ID_CA: 'UA-1' }, 'GA_MEASUREMENT_ID_CA: got "UA-1", needs a measurement id (G-…)'],
    [{ LOCALE_DOMAINS: '{}' }, 'LOCALE_DOMAINS: got "{}", needs JSON of the form'],
    [{ LOCALE_DOMAINS: 'x' }, 'LOCALE_DOMAINS: got "x", needs JSON of the form'],
    [{ APP_ENV: 'dev' }, 'CONTENT_API_URL: got nothing, needs'],
    [{ APP_ENV: 'dev', CONTENT_API_URL: 'https://c.example' }, 'ASSETS_URL: got nothing, needs'],
    [{ ...outsideLocal, APP_ENV: 'production' }, 'REVIEWS_API_URL: got nothing, needs'],
    [{ ...production, STORE_LOCATOR_URL: '' }, 'STORE_LOCATOR_URL: got nothing, needs an http(s) URL'],
    [{ TERMS_OF_SERVICE_URL: 'terms' }, 'TERMS_OF_SERVICE_URL: got "terms", needs an http(s) URL'],
    [{ REVIEWS_API_URL: 'https://r.example' }, 'REVIEWS_PASSKEY: got nothing, needs'],
    [{ CONTENT_REVALIDATE_SECONDS: '0' }, 'CONTENT_REVALIDATE_SECONDS: got "0", needs a whole number'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: got "loud", needs a pino log level'],
  ])('rejects %j', (variables, message) => {
    expect(messageFor(variables)).toContain(message);
  });

  it('reports every problem at once', () => {
    const message = messageFor({ PORT: 'x', TRUST_PROXY: 'x' });
    expect(message).toContain('PORT');
    expect(message).toContain('TRUST_PROXY');
  });

  describe.each(['REVALIDATE_SECRET', 'PREVIEW_SECRET', 'METRICS_TOKEN'])('%s', (name) => {
    it.each(['dev', 'staging', 'production'])('needs 16 characters in %s', (APP_ENV) => {
      const elsewhere = { ...production, APP_ENV };
      const message = messageFor({ ...elsewhere, [name]: 'fifteen-letters' });
      expect(message).toContain(`${name}: got a value (hidden), needs at least 16 characters`);
      expect(message).not.toContain('fifteen-letters');
      expect(() => parseConfig({ ...elsewhere, [name]: 'sixteen-letters-' })).not.toThrow();
      expect(() => parseConfig(elsewhere)).not.toThrow();
    });

    it('may be short in local', () => {
      expect(() => parseConfig({ [name]: 'short' })).not.toThrow();
    });
  });

  it('never shows a secret', () => {
    const message = messageFor({ REDIS_URL: 'http://user:hunter2@host' });
    expect(message).toContain('REDIS_URL: got a value (hidden)');
    expect(message).not.toContain('hunter2');
  });
});
