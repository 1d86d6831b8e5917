import type { Config } from '@/lib/config';
import { isLocalHost, matchHost } from '@/lib/locales/host';

function parse(origin: string): URL | null {
  const url = URL.canParse(origin) ? new URL(origin) : null;
  // Browsers send only scheme, host and port.
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && url.origin === origin.toLowerCase() ? url : null;
}

const portOf = (host: string) => /:(\d+)$/.exec(host)?.[1] ?? '';

/**
 * Returns whether an `Origin` is one of the site's hosts (API-02): a configured host or a subdomain. The port
 * is the scheme's default or the request's port. `local` accepts any port, and the machine's address if the
 * page came from it.
 */
export function isOwnOrigin(
  origin: string,
  requestedHost: string,
  { appEnv, localeDomains }: Pick<Config, 'appEnv' | 'localeDomains'>,
): boolean {
  const url = parse(origin);
  if (!url) return false;
  const isConfigured = matchHost(url.hostname, localeDomains) !== null;
  if (appEnv !== 'local') return isConfigured && (url.port === '' || url.port === portOf(requestedHost));
  const isThisMachine = isLocalHost(url.hostname) && url.host === requestedHost;
  return isConfigured || isThisMachine;
}
