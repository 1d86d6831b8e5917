import { createHash } from 'node:crypto';
import type { Config } from '@/lib/config';

/** Stands in the policy for the hashes of a page's own inline scripts, which the page cache fills in. */
export const hashesPlaceholder = "'hashes'";

const originOf = (url: string | null | undefined) => (url ? [new URL(url).origin] : []);

/** A CSP source for an inline script. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The inline script that `@next/third-parties` writes to start the tracker; a test compares it with the package. */
export function analyticsInit(measurementId: string): string {
  return `
          window['dataLayer'] = window['dataLayer'] || [];
          function gtag(){window['dataLayer'].push(arguments);}
          gtag('js', new Date());

          gtag('config', '${measurementId}' );`;
}

type PolicyConfig = Pick<Config, 'appEnv' | 'content' | 'recaptcha' | 'storeLocatorUrl' | 'measurementIds'>;

const tagManager = 'https://www.googletagmanager.com';
const analyticsHosts = [tagManager, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

/**
 * The Content-Security-Policy of the pages (design decision 8): no inline script but those whose hashes are listed,
 * and no host but those the configuration names.
 */
export function contentSecurityPolicy(config: PolicyConfig): string {
  const { appEnv, content, recaptcha, storeLocatorUrl, measurementIds } = config;
  const ids = Object.values(measurementIds).filter((id) => id !== null);
  const analytics = ids.length > 0 ? analyticsHosts : [];
  const assets = content.kind === 'api' ? originOf(content.assetsUrl) : [];
  // The bot check's script loads its parts from gstatic and shows its challenge in a frame of its own origin.
  const botCheck = recaptcha ? [...originOf(recaptcha.scriptUrl), 'https://www.gstatic.com/recaptcha/'] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      hashesPlaceholder,
      ...ids.map(analyticsInit).map(scriptHash),
      ...botCheck,
      ...analytics.slice(0, 1),
    ],
    // Product colours and measures are style attributes; styles cannot run anything.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...assets, ...analytics],
    'media-src': ["'self'", ...assets],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originOf(recaptcha?.scriptUrl), ...analytics],
    'frame-src': ["'self'", ...originOf(storeLocatorUrl), ...originOf(recaptcha?.scriptUrl)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(appEnv === 'local' ? {} : { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
