import { createHash } from 'node:crypto';
import type { Config } from '@/lib/config';

/** Placeholder for the hashes of a page's own inline scripts, which the page cache fills in. */
export const hashesPlaceholder = "'hashes'";

/** Where browsers report violations: by name where they know `Reporting-Endpoints`, else by path. */
export const reportEndpoint = 'csp';
export const reportPath = '/api/csp-reports';

const originOf = (url: string | null | undefined) => (url ? [new URL(url).origin] : []);

/** Returns the source for everything beside and below a URL. `;` and `,` would end the source. */
const folderOf = (url: string) => new URL('.', url).href.replaceAll(';', '%3B').replaceAll(',', '%2C');

/** Returns the source for an inline script. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Returns the inline script with which `@next/third-parties` starts the tracker; a test compares it with the package. */
export function analyticsInit(measurementId: string): string {
  return `
          window['dataLayer'] = window['dataLayer'] || [];
          function gtag(){window['dataLayer'].push(arguments);}
          gtag('js', new Date());

          gtag('config', '${measurementId}' );`;
}

type PolicyConfig = Pick<Config, 'appEnv' | 'content' | 'recaptcha' | 'storeLocatorUrl' | 'measurementIds'>;

/** The script of analytics, and where it sends measurements and, to `/a`, reports of its own state. */
const analyticsScript = 'https://www.googletagmanager.com/gtag/js';
const analyticsTargets = [
  'https://www.googletagmanager.com/a',
  'https://*.google-analytics.com/g/collect',
  'https://*.analytics.google.com/g/collect',
];

/** Returns the sources of other hosts' scripts. The bot check's script loads its parts from gstatic. */
export function scriptSources({ recaptcha, measurementIds }: PolicyConfig): readonly string[] {
  const hasAnalytics = Object.values(measurementIds).some((id) => id !== null);
  return [
    ...(recaptcha ? [folderOf(recaptcha.scriptUrl), 'https://www.gstatic.com/recaptcha/'] : []),
    ...(hasAnalytics ? [analyticsScript] : []),
  ];
}

/** Where both kinds of browsers find the endpoint. */
const reporting = `report-to ${reportEndpoint}; report-uri ${reportPath}`;

/** Reports strings that scripts write to where they could run; it blocks nothing. */
export const trustedTypesPolicy = `require-trusted-types-for 'script'; ${reporting}`;

/**
 * Returns the Content-Security-Policy of the pages (OPS-05): no inline script but those whose hashes are listed, and of other
 * hosts only the paths that the configured services need.
 */
export function contentSecurityPolicy(config: PolicyConfig): string {
  const { appEnv, content, recaptcha, storeLocatorUrl, measurementIds } = config;
  const ids = Object.values(measurementIds).filter((id) => id !== null);
  const analytics = ids.length > 0 ? analyticsTargets : [];
  const assets = content.kind === 'api' ? [folderOf(`${content.assetsUrl}/`)] : [];
  // The bot check shows its challenge in a frame beside its script or on a host of its own.
  const botCheck = recaptcha ? [folderOf(recaptcha.scriptUrl)] : [];
  const challenge = recaptcha ? ['https://recaptcha.google.com/recaptcha/'] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      hashesPlaceholder,
      ...ids.map(analyticsInit).map(scriptHash),
      ...scriptSources(config),
    ],
    // Product colours and measures are style attributes; styles cannot run anything.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...assets, ...analytics],
    'media-src': ["'self'", ...assets],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...botCheck, ...analytics],
    // Visitors move about inside the locator's frame, so it is not limited to a path.
    'frame-src': ["'self'", ...originOf(storeLocatorUrl), ...botCheck, ...challenge],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(appEnv === 'local' ? {} : { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .concat(reporting)
    .join('; ');
}
