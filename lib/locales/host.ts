import { defaultLocaleId, type EnvironmentName, type LocaleId, localeIds } from './definitions';

type Domains = Readonly<Record<LocaleId, readonly string[]>>;

/** The bare host name: lower case, no port, no trailing dot. */
export function normalizeHost(host: string): string {
  const bare = host.startsWith('[') ? host.replace(/\]:\d+$/, ']') : host.replace(/:\d*$/, '');
  return bare.toLowerCase().replace(/\.$/, '');
}

const matches = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/** The locale whose domains match the host, exact or as a subdomain, in the table's order (contract section 2). */
export function matchHost(host: string, domains: Domains): LocaleId | null {
  const name = normalizeHost(host);
  return localeIds.find((id) => domains[id].some((domain) => matches(name, domain))) ?? null;
}

/** As `matchHost`; an unknown host is the default locale's (spec section 4). */
export function localeForHost(host: string, domains: Domains): LocaleId {
  return matchHost(host, domains) ?? defaultLocaleId;
}

const isAddress = (host: string) => /^\d{1,3}(\.\d{1,3}){3}$/.test(host) || host.startsWith('[');

/**
 * The environment a host belongs to, for content and locale (spec section 4): local (localhost or an IP address),
 * dev, staging or test, otherwise production.
 */
export function environmentForHost(host: string): EnvironmentName {
  const name = normalizeHost(host);
  const labels = name.split('.');
  if (matches(name, 'localhost') || isAddress(name)) return 'local';
  if (labels.includes('dev')) return 'dev';
  if (labels.includes('staging') || labels.includes('test')) return 'staging';
  return 'production';
}

/**
 * The environment of the product page (spec section 4): production on the production domains and below them,
 * development on a dev subdomain, anything else local.
 */
export function productEnvironmentForHost(
  host: string,
  productionDomains: readonly string[],
): 'production' | 'development' | 'local' {
  const name = normalizeHost(host);
  if (name.split('.').slice(0, -2).includes('dev')) return 'development';
  return productionDomains.some((domain) => matches(name, domain)) ? 'production' : 'local';
}
