import { getLocale, type LocaleDefinition } from './definitions';
import { demoKey, demoLocale } from './demo';
import { type Domains, localeForHost } from './host';
import { requestHost } from './request-host';

type Headers = { get(name: string): string | null };

function cookieOf(headers: Headers, name: string): string | undefined {
  const pairs = headers.get('cookie')?.split(';') ?? [];
  const pair = pairs.map((text) => text.trim()).find((text) => text.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** Returns the locale of an API request: the demo locale, else the host's, as for pages (LOC-02). */
export function requestLocale(
  headers: Headers,
  config: { readonly trustProxy: boolean; readonly localeDomains: Domains },
): LocaleDefinition {
  const id = demoLocale(cookieOf(headers, demoKey));
  return getLocale(id ?? localeForHost(requestHost(headers, config), config.localeDomains));
}
