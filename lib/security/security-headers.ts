import type { Config } from '@/lib/config';

type HeaderConfig = Pick<Config, 'appEnv' | 'storeLocatorUrl'>;

/**
 * What every page says to the browser besides its Content-Security-Policy. `nosniff` and the referrer policy are in
 * next.config.mjs, because files and APIs need them too.
 */
export function securityHeaders({ appEnv, storeLocatorUrl }: HeaderConfig): ReadonlyMap<string, string> {
  const locator = storeLocatorUrl ? ` "${new URL(storeLocatorUrl).origin}"` : '';
  return new Map([
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', `camera=(), geolocation=(self${locator}), microphone=(), payment=(), usb=()`],
    ...(appEnv === 'local'
      ? []
      : ([['strict-transport-security', 'max-age=63072000; includeSubDomains']] as const)),
  ]);
}
