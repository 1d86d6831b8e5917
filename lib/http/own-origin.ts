import type { Config } from '@/lib/config';
import { environmentForHost, matchHost } from '@/lib/locales/host';

function parse(origin: string): URL | null {
  const url = URL.canParse(origin) ? new URL(origin) : null;
  // Browsers send scheme, host and port alone.
  return url && /^https?:$/.test(url.protocol) && url.origin === origin.toLowerCase() ? url : null;
}

const portOf = (host: string) => /:(\d+)$/.exec(host)?.[1] ?? '';

/**
 * Whether an `Origin` is one of the site's own hosts (API-02): a configured host or below one. The port
 * is the scheme's or the one the request was sent to; in `local` any, and the address of the machine counts too when
 * the page came from it.
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
  const isThisMachine = environmentForHost(url.hostname) === 'local' && url.host === requestedHost;
  return isConfigured || isThisMachine;
}
