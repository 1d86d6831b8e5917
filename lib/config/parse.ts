import type { z } from 'zod';
import { getLocale, type LocaleId, localeIds } from '@/lib/locales/definitions';
import {
  contentVariables,
  type Environment,
  environmentSchema,
  routeSecrets,
  secretVariables,
  type VariableName,
} from './schema';

/** Origin of content and assets (OPS-01). */
export type ContentBackend =
  | { readonly kind: 'sample' }
  | { readonly kind: 'aem'; readonly origin: string; readonly authorization: string | null }
  | {
      readonly kind: 'api';
      readonly baseUrl: string;
      readonly assetsUrl: string;
      /** Renderer of pictures in widths: the assets service, or the site from the service's originals. */
      readonly renditions: 'service' | 'site';
    };

/** The running site's configuration: one parsed, typed value (OPS-01). */
export type Config = {
  readonly appEnv: Environment['APP_ENV'];
  readonly port: number;
  readonly hostname: string;
  /** Maximum idle time of a connection in milliseconds. */
  readonly keepAliveTimeoutMs: number;
  /** Hosts per locale in the running environment; the first is canonical. */
  readonly localeDomains: Readonly<Record<LocaleId, readonly string[]>>;
  readonly trustProxy: boolean;
  readonly content: ContentBackend;
  /**
   * The AEM author that previews are edited on, and the editor's service where it is not Adobe's, as for AEM 6.5. Null
   * without editing in the page; the embedded sample has nothing to edit.
   */
  readonly editor: { readonly authorUrl: string; readonly serviceUrl: string | null } | null;
  /** Other origins that redirects of the content may lead to. */
  readonly redirectOrigins: readonly string[];
  readonly contentRevalidateSeconds: number;
  /** Largest response of the content backend, decompressed. */
  readonly contentMaxBytes: number;
  readonly upstreamTimeoutMs: number;
  readonly rateLimitPerMinute: number;
  readonly reviews: { readonly url: string; readonly passkey: string } | null;
  readonly forms: { readonly url: string; readonly bucket: string } | null;
  readonly recaptcha: { readonly siteKey: string; readonly scriptUrl: string } | null;
  readonly newsletterUrl: string | null;
  readonly storeLocatorUrl: string | null;
  readonly measurementIds: {
    readonly GA_MEASUREMENT_ID_US: string | null;
    readonly GA_MEASUREMENT_ID_CA: string | null;
  };
  readonly privacyPolicyUrl: string;
  readonly termsOfServiceUrl: string;
  readonly revalidateSecret: string | null;
  /** How long a published path waits for the caches of the CMS. */
  readonly revalidateDelaySeconds: number;
  readonly previewSecret: string | null;
  readonly metricsToken: string | null;
  readonly redisUrl: string | null;
  readonly logLevel: Environment['LOG_LEVEL'];
};

/**
 * A configuration with which the server must not start. The message lists every wrong variable, its value and
 * the expected value.
 */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

type RawEnvironment = Readonly<Record<string, string | undefined>>;

function problem(raw: RawEnvironment, name: VariableName, needs: string): string {
  const value = raw[name];
  const got = !value ? 'nothing' : secretVariables.has(name) ? 'a value (hidden)' : JSON.stringify(value);
  return `${name}: got ${got}, needs ${needs}`;
}

/** Returns the authorization header: Basic for `user:password`, Bearer for anything else (OPS-01). */
function authorizationHeader(auth: string | undefined): string | null {
  if (!auth) return null;
  return auth.includes(':') ? `Basic ${Buffer.from(auth).toString('base64')}` : `Bearer ${auth}`;
}

type BackendVariables = Pick<
  Environment,
  'APP_ENV' | 'AEM_URL' | 'AEM_AUTH' | 'CONTENT_API_URL' | 'ASSETS_URL' | 'ASSETS_RENDITIONS'
>;

function contentBackend(env: BackendVariables): ContentBackend {
  if (env.APP_ENV !== 'local' && env.CONTENT_API_URL && env.ASSETS_URL) {
    return {
      kind: 'api',
      baseUrl: env.CONTENT_API_URL,
      assetsUrl: env.ASSETS_URL,
      renditions: env.ASSETS_RENDITIONS,
    };
  }
  if (!env.AEM_URL) return { kind: 'sample' };
  return { kind: 'aem', origin: env.AEM_URL, authorization: authorizationHeader(env.AEM_AUTH) };
}

function editorOf(env: Environment, content: ContentBackend): Config['editor'] {
  if (!env.AEM_AUTHOR_URL || content.kind === 'sample') return null;
  return { authorUrl: env.AEM_AUTHOR_URL, serviceUrl: env.UNIVERSAL_EDITOR_SERVICE_URL ?? null };
}

/** What a program needs that reads content and is not the site. */
export type ContentConfig = Pick<
  Config,
  'appEnv' | 'localeDomains' | 'content' | 'redirectOrigins' | 'contentMaxBytes' | 'upstreamTimeoutMs'
>;

function defaultDomains(appEnv: Environment['APP_ENV']): Config['localeDomains'] {
  const entries = localeIds.map((id) => [id, getLocale(id).domains[appEnv]] as const);
  return Object.fromEntries(entries) as Config['localeDomains'];
}

const minSecretLength = 16;

/** Returns secrets that are too short. In `local` only the developer can reach their routes. */
function weakSecrets(env: Environment, raw: RawEnvironment): string[] {
  if (env.APP_ENV === 'local') return [];
  return routeSecrets
    .filter((name) => (env[name]?.length ?? minSecretLength) < minSecretLength)
    .map((name) => problem(raw, name, `at least ${minSecretLength} characters when APP_ENV is not local`));
}

type Requirement = readonly [isMissing: boolean, name: VariableName, needs: string];

function contentRequirements(env: BackendVariables): readonly Requirement[] {
  const needs = 'an http(s) URL: a value when APP_ENV is not local';
  return [
    [env.APP_ENV !== 'local' && !env.CONTENT_API_URL, 'CONTENT_API_URL', needs],
    [env.APP_ENV !== 'local' && !env.ASSETS_URL, 'ASSETS_URL', needs],
  ];
}

const problemsOf = (required: readonly Requirement[], raw: RawEnvironment) =>
  required.filter(([isMissing]) => isMissing).map(([, name, needs]) => problem(raw, name, needs));

/** Returns variables that are missing given the values of others. */
function missing(env: Environment, raw: RawEnvironment): string[] {
  const required: Requirement[] = [
    ...contentRequirements(env),
    [env.APP_ENV === 'production' && !env.REVIEWS_API_URL, 'REVIEWS_API_URL', 'an http(s) URL in production'],
    [env.APP_ENV === 'production' && !env.REVIEWS_PASSKEY, 'REVIEWS_PASSKEY', 'a passkey in production'],
    [
      env.APP_ENV === 'production' && !env.STORE_LOCATOR_URL,
      'STORE_LOCATOR_URL',
      'an http(s) URL in production',
    ],
    [
      Boolean(env.REVIEWS_API_URL) !== Boolean(env.REVIEWS_PASSKEY) && env.APP_ENV !== 'production',
      env.REVIEWS_API_URL ? 'REVIEWS_PASSKEY' : 'REVIEWS_API_URL',
      'a value together with the other one',
    ],
    [
      !env.AEM_AUTHOR_URL && env.UNIVERSAL_EDITOR_SERVICE_URL !== undefined,
      'AEM_AUTHOR_URL',
      'an http(s) origin together with UNIVERSAL_EDITOR_SERVICE_URL',
    ],
  ];
  return problemsOf(required, raw);
}

/** Parses variables by a schema; an empty variable counts as unset. */
function parseVariables<Schema extends z.ZodObject>(
  schema: Schema,
  variables: RawEnvironment,
): { readonly raw: RawEnvironment; readonly env: z.output<Schema> } {
  const raw = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(raw);
  if (result.success) return { raw, env: result.data };
  throw new ConfigError(
    result.error.issues.map((issue) => problem(raw, issue.path[0] as VariableName, issue.message)),
  );
}

/**
 * Parses the environment variables (OPS-01). An empty variable counts as unset.
 * @throws {ConfigError} listing every wrong or missing variable, with secrets masked.
 */
export function parseConfig(variables: RawEnvironment): Config {
  const { raw, env } = parseVariables(environmentSchema, variables);
  const problems = [...missing(env, raw), ...weakSecrets(env, raw)];
  if (problems.length > 0) throw new ConfigError(problems);
  const content = contentBackend(env);
  return {
    appEnv: env.APP_ENV,
    port: env.PORT,
    hostname: env.HOSTNAME,
    keepAliveTimeoutMs: env.KEEP_ALIVE_TIMEOUT,
    localeDomains: env.LOCALE_DOMAINS ?? defaultDomains(env.APP_ENV),
    trustProxy: env.TRUST_PROXY,
    content,
    editor: editorOf(env, content),
    redirectOrigins: env.REDIRECT_ORIGINS ?? [],
    contentRevalidateSeconds: env.CONTENT_REVALIDATE_SECONDS,
    contentMaxBytes: env.CONTENT_MAX_BYTES,
    upstreamTimeoutMs: env.UPSTREAM_TIMEOUT_MS,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    reviews:
      env.REVIEWS_API_URL && env.REVIEWS_PASSKEY
        ? { url: env.REVIEWS_API_URL, passkey: env.REVIEWS_PASSKEY }
        : null,
    forms:
      env.FORMS_API_URL && env.FORMS_BUCKET ? { url: env.FORMS_API_URL, bucket: env.FORMS_BUCKET } : null,
    recaptcha: env.RECAPTCHA_SITE_KEY
      ? { siteKey: env.RECAPTCHA_SITE_KEY, scriptUrl: env.RECAPTCHA_SCRIPT_URL }
      : null,
    newsletterUrl: env.NEWSLETTER_API_URL ?? null,
    storeLocatorUrl: env.STORE_LOCATOR_URL ?? null,
    measurementIds: {
      GA_MEASUREMENT_ID_US: env.GA_MEASUREMENT_ID_US ?? null,
      GA_MEASUREMENT_ID_CA: env.GA_MEASUREMENT_ID_CA ?? null,
    },
    privacyPolicyUrl: env.PRIVACY_POLICY_URL,
    termsOfServiceUrl: env.TERMS_OF_SERVICE_URL,
    revalidateSecret: env.REVALIDATE_SECRET ?? null,
    revalidateDelaySeconds: env.REVALIDATE_DELAY_SECONDS,
    previewSecret: env.PREVIEW_SECRET ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    redisUrl: env.REDIS_URL ?? null,
    logLevel: env.LOG_LEVEL,
  };
}

/**
 * Parses the variables of the content backend alone, so that content can be read without the secrets and services of
 * the site.
 * @throws {ConfigError} as `parseConfig`
 */
export function parseContentConfig(variables: RawEnvironment): ContentConfig {
  const { raw, env } = parseVariables(environmentSchema.pick(contentVariables), variables);
  const problems = problemsOf(contentRequirements(env), raw);
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    appEnv: env.APP_ENV,
    localeDomains: env.LOCALE_DOMAINS ?? defaultDomains(env.APP_ENV),
    content: contentBackend(env),
    redirectOrigins: env.REDIRECT_ORIGINS ?? [],
    contentMaxBytes: env.CONTENT_MAX_BYTES,
    upstreamTimeoutMs: env.UPSTREAM_TIMEOUT_MS,
  };
}
