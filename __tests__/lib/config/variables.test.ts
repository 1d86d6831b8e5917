// Rules: OPS-01
import { ConfigError, parseConfig } from '@/lib/config/parse';
import { secretVariables } from '@/lib/config/schema';

const domains = (more: object = {}) =>
  JSON.stringify({ 'ca-fr': ['fr.test'], 'ca-en': ['ca.test'], 'us-en': ['us.test'], ...more });

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    parseConfig(variables);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.problems : [String(error)];
  }
}

const all = {
  APP_ENV: 'staging',
  PORT: '4000',
  HOSTNAME: '127.0.0.1',
  KEEP_ALIVE_TIMEOUT: '65000',
  LOCALE_DOMAINS: domains(),
  AEM_AUTHOR_URL: 'https://author.test/',
  UNIVERSAL_EDITOR_SERVICE_URL: 'https://author.test/universal-editor/',
  CONTENT_API_URL: 'https://content.test/api//',
  ASSETS_URL: 'https://assets.test/',
  REDIRECT_ORIGINS: 'https://shop.test, https://train.test:8443/',
  REVIEWS_API_URL: 'https://reviews.test/data/',
  REVIEWS_PASSKEY: 'passkey',
  FORMS_API_URL: 'https://forms.test/submit/',
  FORMS_BUCKET: 'bucket',
  RECAPTCHA_SITE_KEY: 'site-key',
  NEWSLETTER_API_URL: 'https://news.test/',
  STORE_LOCATOR_URL: 'http://locator.test/',
  GA_MEASUREMENT_ID_US: 'G-US1',
  GA_MEASUREMENT_ID_CA: 'G-CA2',
  PRIVACY_POLICY_URL: 'https://privacy.test/',
  CONTENT_REVALIDATE_SECONDS: '60',
  CONTENT_MAX_BYTES: '2048',
  UPSTREAM_TIMEOUT_MS: '1500',
  RATE_LIMIT_PER_MINUTE: '5',
  REVALIDATE_SECRET: 'revalidate-secret',
  REVALIDATE_DELAY_SECONDS: '30',
  PREVIEW_SECRET: 'a-preview-secret',
  METRICS_TOKEN: 'the-metrics-token',
  REDIS_URL: 'rediss://user:password@redis.test:6380',
  TRUST_PROXY: 'true',
  LOG_LEVEL: 'debug',
};

test('every variable reaches the configuration', () => {
  expect(parseConfig(all)).toMatchObject({
    appEnv: 'staging',
    port: 4000,
    hostname: '127.0.0.1',
    keepAliveTimeoutMs: 65_000,
    localeDomains: { 'ca-fr': ['fr.test'], 'ca-en': ['ca.test'], 'us-en': ['us.test'] },
    trustProxy: true,
    content: { kind: 'api', baseUrl: 'https://content.test/api', assetsUrl: 'https://assets.test' },
    editor: { authorUrl: 'https://author.test', serviceUrl: 'https://author.test/universal-editor' },
    redirectOrigins: ['https://shop.test', 'https://train.test:8443'],
    contentRevalidateSeconds: 60,
    contentMaxBytes: 2048,
    upstreamTimeoutMs: 1500,
    rateLimitPerMinute: 5,
    reviews: { url: 'https://reviews.test/data', passkey: 'passkey' },
    forms: { url: 'https://forms.test/submit/', bucket: 'bucket' },
    newsletterUrl: 'https://news.test/',
    storeLocatorUrl: 'http://locator.test/',
    measurementIds: { GA_MEASUREMENT_ID_US: 'G-US1', GA_MEASUREMENT_ID_CA: 'G-CA2' },
    privacyPolicyUrl: 'https://privacy.test/',
    revalidateSecret: 'revalidate-secret',
    revalidateDelaySeconds: 30,
    previewSecret: 'a-preview-secret',
    metricsToken: 'the-metrics-token',
    redisUrl: 'rediss://user:password@redis.test:6380',
    logLevel: 'debug',
  });
});

test('an unset variable is absent', () => {
  expect(parseConfig({})).toMatchObject({
    keepAliveTimeoutMs: 5000,
    contentMaxBytes: 16 * 1024 * 1024,
    editor: null,
    reviews: null,
    forms: null,
    newsletterUrl: null,
    storeLocatorUrl: null,
    measurementIds: { GA_MEASUREMENT_ID_US: null, GA_MEASUREMENT_ID_CA: null },
    revalidateSecret: null,
    revalidateDelaySeconds: 15,
    previewSecret: null,
    metricsToken: null,
    redisUrl: null,
  });
  expect(parseConfig({ AEM_URL: 'http://aem.test/' }).content).toEqual({
    kind: 'aem',
    origin: 'http://aem.test',
    authorization: null,
  });
});

test('the embedded sample cannot be edited, and the editor service needs an author', () => {
  const { AEM_AUTHOR_URL, UNIVERSAL_EDITOR_SERVICE_URL } = all;
  expect(parseConfig({ AEM_AUTHOR_URL }).editor).toBeNull();
  expect(parseConfig({ AEM_AUTHOR_URL, AEM_URL: 'http://aem.test' }).editor).toEqual({
    authorUrl: 'https://author.test',
    serviceUrl: null,
  });
  expect(problemsOf({ UNIVERSAL_EDITOR_SERVICE_URL })).toEqual([
    'AEM_AUTHOR_URL: got nothing, needs an http(s) origin together with UNIVERSAL_EDITOR_SERVICE_URL',
  ]);
  expect(problemsOf({ AEM_AUTHOR_URL: 'https://author.test/content' })).toHaveLength(1);
});

test('a form processor needs its bucket', () => {
  expect(parseConfig({ FORMS_API_URL: all.FORMS_API_URL }).forms).toBeNull();
  expect(parseConfig({ FORMS_BUCKET: 'bucket' }).forms).toBeNull();
});

test('local mode does not read the content API', () => {
  const { CONTENT_API_URL, ASSETS_URL } = all;
  expect(parseConfig({ CONTENT_API_URL, ASSETS_URL }).content).toEqual({ kind: 'sample' });
});

test.each([
  ['PORT', 'port', 0, 65_535],
  ['KEEP_ALIVE_TIMEOUT', 'keepAliveTimeoutMs', 1, 600_000],
  ['CONTENT_REVALIDATE_SECONDS', 'contentRevalidateSeconds', 1, 31_536_000],
  ['CONTENT_MAX_BYTES', 'contentMaxBytes', 1024, 268_435_456],
  ['UPSTREAM_TIMEOUT_MS', 'upstreamTimeoutMs', 1, 120_000],
  ['REVALIDATE_DELAY_SECONDS', 'revalidateDelaySeconds', 0, 600],
  ['RATE_LIMIT_PER_MINUTE', 'rateLimitPerMinute', 1, 1_000_000],
] as const)('%s has its limits', (name, key, min, max) => {
  expect(parseConfig({ [name]: String(min) })[key]).toBe(min);
  expect(parseConfig({ [name]: String(max) })[key]).toBe(max);
  for (const value of [String(min - 1), String(max + 1), '7000.5', '7000x', 'x7000', ' 7000', '0x1b58'])
    expect(problemsOf({ [name]: value })).toEqual([
      `${name}: got ${JSON.stringify(value)}, needs a whole number from ${min} to ${max}`,
    ]);
});

test.each(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])(
  'the log level may be %s',
  (level) => {
    expect(parseConfig({ LOG_LEVEL: level }).logLevel).toBe(level);
  },
);

test.each(['G-', 'G-abc', 'xG-1', 'G-1 x', 'GT-1'])('%s is no measurement id', (id) => {
  for (const name of ['GA_MEASUREMENT_ID_US', 'GA_MEASUREMENT_ID_CA'])
    expect(problemsOf({ [name]: id })).toEqual([
      `${name}: got ${JSON.stringify(id)}, needs a measurement id (G-…)`,
    ]);
});

test.each(['a', 'a.b', 'www-1.test', '1.test'])('%s is a host name', (host) => {
  expect(parseConfig({ LOCALE_DOMAINS: domains({ 'us-en': [host] }) }).localeDomains['us-en']).toEqual([
    host,
  ]);
});

test.each([
  domains({ 'us-en': [] }),
  domains({ 'us-en': ['US.test'] }),
  domains({ 'us-en': ['us.test:3000'] }),
  domains({ 'us-en': ['us.test', ''] }),
  domains({ 'us-en': ['-us.test'] }),
  domains({ 'us-en': ['us.test.'] }),
  domains({ 'us-en': ['us test'] }),
  domains({ 'us-en': 'us.test' }),
  domains({ 'mx-es': ['mx.test'] }),
  domains({ 'ca-fr': undefined }),
  domains({ 'ca-en': [7] }),
])('%s is no list of hosts', (LOCALE_DOMAINS) => {
  expect(problemsOf({ LOCALE_DOMAINS })).toEqual([expect.stringContaining('needs JSON of the form')]);
});

test('Redis may be without TLS', () => {
  expect(parseConfig({ ...all, REDIS_URL: 'redis://host:6379' }).redisUrl).toBe('redis://host:6379');
});

test.each([
  [{ REDIS_URL: 'xredis://host' }, 'REDIS_URL: got a value (hidden), needs a redis:// or rediss:// URL'],
  [{ REDIS_URL: 'redisx://host' }, 'REDIS_URL: got a value (hidden), needs a redis:// or rediss:// URL'],
  [{ NEWSLETTER_API_URL: 'xhttp://a' }, 'NEWSLETTER_API_URL: got "xhttp://a", needs an http(s) URL'],
  [{ NEWSLETTER_API_URL: 'httpx://a' }, 'NEWSLETTER_API_URL: got "httpx://a", needs an http(s) URL'],
  [{ AEM_URL: 'http://a/b/' }, 'AEM_URL: got "http://a/b/", needs an http(s) origin without a path'],
])('%j is rejected', (variables, problem) => {
  expect(problemsOf(variables)).toEqual([problem]);
});

test('in production every missing variable is named once', () => {
  expect(problemsOf({ APP_ENV: 'production' })).toEqual([
    'CONTENT_API_URL: got nothing, needs an http(s) URL: a value when APP_ENV is not local',
    'ASSETS_URL: got nothing, needs an http(s) URL: a value when APP_ENV is not local',
    'REVIEWS_API_URL: got nothing, needs an http(s) URL in production',
    'REVIEWS_PASSKEY: got nothing, needs a passkey in production',
    'STORE_LOCATOR_URL: got nothing, needs an http(s) URL in production',
  ]);
  const { REVIEWS_PASSKEY: _, ...rest } = all;
  expect(problemsOf({ ...rest, APP_ENV: 'production' })).toEqual([
    'REVIEWS_PASSKEY: got nothing, needs a passkey in production',
  ]);
});

test('elsewhere the reviews need both of their variables or none', () => {
  expect(problemsOf({ REVIEWS_PASSKEY: 'passkey' })).toEqual([
    'REVIEWS_API_URL: got nothing, needs a value together with the other one',
  ]);
  expect(problemsOf({ REVIEWS_API_URL: all.REVIEWS_API_URL })).toEqual([
    'REVIEWS_PASSKEY: got nothing, needs a value together with the other one',
  ]);
});

test('the message lists the problems', () => {
  const error = new ConfigError(['A: got nothing', 'B: got "x"']);
  expect(error.message).toBe('The configuration is wrong:\n  - A: got nothing\n  - B: got "x"');
  expect(error.name).toBe('ConfigError');
});

test('no secret is ever shown', () => {
  expect([...secretVariables].sort()).toEqual(
    [
      'AEM_AUTH',
      'METRICS_TOKEN',
      'PREVIEW_SECRET',
      'REDIS_URL',
      'REVALIDATE_SECRET',
      'REVIEWS_PASSKEY',
    ].sort(),
  );
});
