import type { Config } from '@/lib/config';

import { reportEndpoint, reportPath, trustedTypesPolicy } from './content-security-policy';

type HeaderConfig = Pick<Config, 'appEnv' | 'storeLocatorUrl'>;

/**
 * Returns the security headers of every page besides its Content-Security-Policy. `next.config.mjs` sets
 * `nosniff` and the referrer policy, because files and APIs need them too.
 */
export function securityHeaders({ appEnv, storeLocatorUrl }: HeaderConfig): ReadonlyMap<string, string> {
  const locator = storeLocatorUrl ? ` "${new URL(storeLocatorUrl).origin}"` : '';
  return new Map([
    ['cross-origin-opener-policy', 'same-origin'],
    ['content-security-policy-report-only', trustedTypesPolicy],
    ['reporting-endpoints', `${reportEndpoint}="${reportPath}"`],
    ['permissions-policy', `camera=(), geolocation=(self${locator}), microphone=(), payment=(), usb=()`],
    ...(appEnv === 'local'
      ? []
      : ([['strict-transport-security', 'max-age=63072000; includeSubDomains']] as const)),
  ]);
}
