import { createHash } from 'node:crypto';
import type { Config } from '@/lib/config';

/** Placeholder for the hashes of a page's own inline scripts, which the page cache fills in. */
export const hashesPlaceholder = "'hashes'";

/** Name of the endpoint for violation reports, in `Reporting-Endpoints`. */
export const reportEndpoint = 'csp';
export const reportPath = '/api/csp-reports';

const originOf = (url: string | null | undefined) => (url ? [new URL(url).origin] : []);

/** Returns the source that allows everything in a URL's folder. `;` and `,` would end the source. */
const folderOf = (url: string) => new URL('.', url).href.replaceAll(';', '%3B').replaceAll(',', '%2C');

/** Returns the source for an inline script. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * Returns the inline script with which `@next/third-parties` starts the tracker. A test compares it with the
 * package.
 */
export function analyticsInit(measurementId: string): string {
  return `
          window['dataLayer'] = window['dataLayer'] || [];
          function gtag(){window['dataLayer'].push(arguments);}
          gtag('js', new Date());

          gtag('config', '${measurementId}' );`;
}

type PolicyConfig = Pick<Config, 'appEnv' | 'content' | 'recaptcha' | 'storeLocatorUrl' | 'measurementIds'>;

/** Script of the analytics tag, and URLs of its measurements and, below `/a`, of its state reports. */
const analyticsScript = 'https://www.googletagmanager.com/gtag/js';
const analyticsTargets = [
  'https://www.googletagmanager.com/a',
  'https://*.google-analytics.com/g/collect',
  'https://*.analytics.google.com/g/collect',
];

/** Returns the script sources of other hosts. The bot check's script loads its parts from gstatic. */
export function scriptSources({ recaptcha, measurementIds }: PolicyConfig): readonly string[] {
  const hasAnalytics = Object.values(measurementIds).some((id) => id !== null);
  return [
    ...(recaptcha ? [folderOf(recaptcha.scriptUrl), 'https://www.gstatic.com/recaptcha/'] : []),
    ...(hasAnalytics ? [analyticsScript] : []),
  ];
}

/** Report directives: `report-to`, and `report-uri` for older browsers. */
const reporting = `report-to ${reportEndpoint}; report-uri ${reportPath}`;

/** Reports strings that scripts write to places where they could run. It blocks nothing. */
export const trustedTypesPolicy = `require-trusted-types-for 'script'; ${reporting}`;

/** What a preview allows an editor's tool: to frame the page, and to load its scripts and styles. */
export type EditorSources = Readonly<Record<'frames' | 'scripts' | 'styles', readonly string[]>>;

/**
 * Returns the Content-Security-Policy of the pages (OPS-05). It allows inline scripts with listed hashes
 * only, and only the paths of other hosts that the configured services need. No site may frame a page, except the editor a preview.
 */
export function contentSecurityPolicy(config: PolicyConfig, editor?: EditorSources): string {
  const { appEnv, content, recaptcha, storeLocatorUrl, measurementIds } = config;
  const ids = Object.values(measurementIds).filter((id) => id !== null);
  const analytics = ids.length > 0 ? analyticsTargets : [];
  const assets = content.kind === 'api' ? [folderOf(`${content.assetsUrl}/`)] : [];
  // The bot check shows its challenge in a frame, on its script's host or on a host of its own.
  const botCheck = recaptcha ? [folderOf(recaptcha.scriptUrl)] : [];
  const challenge = recaptcha ? ['https://recaptcha.google.com/recaptcha/'] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      hashesPlaceholder,
      ...ids.map(analyticsInit).map(scriptHash),
      ...scriptSources(config),
      ...(editor?.scripts ?? []),
    ],
    // Product colours and sizes are style attributes. Styles cannot run anything.
    'style-src': ["'self'", "'unsafe-inline'", ...(editor?.styles ?? [])],
    'img-src': ["'self'", 'data:', ...assets, ...analytics],
    'media-src': ["'self'", ...assets],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...botCheck, ...analytics],
    // Visitors navigate inside the locator's frame, so its source has no path.
    'frame-src': ["'self'", ...originOf(storeLocatorUrl), ...botCheck, ...challenge],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': editor?.frames ?? ["'none'"],
    ...(appEnv === 'local' ? {} : { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .concat(reporting)
    .join('; ');
}
