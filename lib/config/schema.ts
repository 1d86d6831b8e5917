import { z } from 'zod';
import { brand } from '@/lib/brand';
import { environmentNames, type LocaleId, localeIds } from '@/lib/locales/definitions';

const url = z.url({ protocol: /^https?$/, error: 'an http(s) URL' });

/** A URL to which paths are appended, so the trailing slash is removed. */
const baseUrl = url.transform((value) => value.replace(/(?<!\/)\/+$/, ''));

const origin = baseUrl.refine((value) => new URL(value).origin === value, 'an http(s) origin without a path');

const wholeNumber = (min: number, max: number, fallback: number) => {
  const error = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, error)
    .transform(Number)
    .refine((value) => value >= min && value <= max, error)
    .default(fallback);
};

const measurementId = z
  .string()
  .regex(/^G-[A-Z0-9]+$/, 'a measurement id (G-…)')
  .optional();
const secret = z.string().min(1);

const hostName = z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'lower-case host names without port');
const hostList = z.array(hostName).min(1, 'at least one host per locale');
const domains = z.strictObject(
  Object.fromEntries(localeIds.map((id) => [id, hostList])) as Record<LocaleId, typeof hostList>,
);

const domainsForm = JSON.stringify(Object.fromEntries(localeIds.map((id) => [id, ['host']])));
const domainsError = `JSON of the form ${domainsForm} with lower-case hosts without port`;
const localeDomains = z
  .string()
  .transform((text, context) => {
    try {
      return domains.parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: 'custom', message: domainsError });
      return z.NEVER;
    }
  })
  .optional();

const httpsOrigins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim().replace(/\/$/, '')))
  .refine(
    (list) =>
      list.every((part) => /^https:/.test(part) && URL.canParse(part) && new URL(part).origin === part),
    'https origins, separated by commas',
  );

/** Every environment variable by itself (OPS-01). `parse.ts` checks variables that depend on others. */
export const environmentSchema = z.object({
  APP_ENV: z.enum(environmentNames, `one of ${environmentNames.join(', ')}`).default('local'),
  PORT: wholeNumber(0, 65535, 3000),
  HOSTNAME: z.string().default('0.0.0.0'),
  KEEP_ALIVE_TIMEOUT: wholeNumber(1, 600_000, 5000),
  LOCALE_DOMAINS: localeDomains,
  AEM_URL: origin.optional(),
  AEM_AUTH: secret.optional(),
  AEM_AUTHOR_URL: origin.optional(),
  UNIVERSAL_EDITOR_SERVICE_URL: baseUrl.optional(),
  CONTENT_API_URL: baseUrl.optional(),
  ASSETS_URL: baseUrl.optional(),
  ASSETS_RENDITIONS: z.enum(['service', 'site'], 'service or site').default('service'),
  REDIRECT_ORIGINS: httpsOrigins.optional(),
  REVIEWS_API_URL: baseUrl.optional(),
  REVIEWS_PASSKEY: secret.optional(),
  FORMS_API_URL: url.optional(),
  FORMS_BUCKET: z.string().min(1).optional(),
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  // URL of the service's script, without the site key, which is a parameter.
  RECAPTCHA_SCRIPT_URL: url.default('https://www.google.com/recaptcha/enterprise.js'),
  NEWSLETTER_API_URL: url.optional(),
  STORE_LOCATOR_URL: url.optional(),
  GA_MEASUREMENT_ID_US: measurementId,
  GA_MEASUREMENT_ID_CA: measurementId,
  PRIVACY_POLICY_URL: url.default(brand.privacy.policy),
  TERMS_OF_SERVICE_URL: url.default(brand.terms),
  CONTENT_REVALIDATE_SECONDS: wholeNumber(1, 31_536_000, 300),
  CONTENT_MAX_BYTES: wholeNumber(1024, 256 * 1024 * 1024, 16 * 1024 * 1024),
  UPSTREAM_TIMEOUT_MS: wholeNumber(1, 120_000, 5000),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000, 10),
  REVALIDATE_SECRET: secret.optional(),
  REVALIDATE_DELAY_SECONDS: wholeNumber(0, 600, 15),
  PREVIEW_SECRET: secret.optional(),
  METRICS_TOKEN: secret.optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'a redis:// or rediss:// URL' }).optional(),
  TRUST_PROXY: z
    .enum(['true', 'false'], 'true or false')
    .default('false')
    .transform((value) => value === 'true'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'a pino log level')
    .default('info'),
});

export type Environment = z.output<typeof environmentSchema>;
export type VariableName = keyof Environment;

/** The variables that say where content is, as a mask of the schema. */
export const contentVariables = {
  APP_ENV: true,
  LOCALE_DOMAINS: true,
  AEM_URL: true,
  AEM_AUTH: true,
  CONTENT_API_URL: true,
  ASSETS_URL: true,
  ASSETS_RENDITIONS: true,
  REDIRECT_ORIGINS: true,
  CONTENT_MAX_BYTES: true,
  UPSTREAM_TIMEOUT_MS: true,
} as const;

/** The operator's secrets, which open routes of the site. */
export const routeSecrets = ['REVALIDATE_SECRET', 'PREVIEW_SECRET', 'METRICS_TOKEN'] as const;

/** Variables whose value never appears in a message. */
export const secretVariables: ReadonlySet<VariableName> = new Set([
  'AEM_AUTH',
  'REVIEWS_PASSKEY',
  ...routeSecrets,
  'REDIS_URL',
]);
