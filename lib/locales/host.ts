import { defaultLocaleId, type LocaleId, localeIds } from './definitions';

export type Domains = Readonly<Record<LocaleId, readonly string[]>>;

/** Normalizes a host name: lower case, without port and trailing dot. */
function normalizeHost(host: string): string {
  const bare = host.startsWith('[') ? host.replace(/\]:\d+$/, ']') : host.replace(/:\d*$/, '');
  return bare.toLowerCase().replace(/\.$/, '');
}

const matches = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/** Returns the first locale of the table with the host or a parent domain of it (LOC-02). */
export function matchHost(host: string, domains: Domains): LocaleId | null {
  const name = normalizeHost(host);
  return localeIds.find((id) => domains[id].some((domain) => matches(name, domain))) ?? null;
}

/** Returns the locale of a host; the default locale for an unknown host (LOC-02). */
export function localeForHost(host: string, domains: Domains): LocaleId {
  return matchHost(host, domains) ?? defaultLocaleId;
}

const isAddress = (host: string) => /^\d{1,3}(\.\d{1,3}){3}$/.test(host) || host.startsWith('[');

/** Returns whether a host is of this machine or network: `localhost` or an IP address (LOC-05). */
export function isLocalHost(host: string): boolean {
  const name = normalizeHost(host);
  return matches(name, 'localhost') || isAddress(name);
}
