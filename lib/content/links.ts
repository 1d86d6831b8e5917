import { longest } from '@/lib/text/bounded';
import type { Href } from './types';

// A browser drops tabs and line breaks inside an address and reads `\` as `/`: neither has a place in a link.
const unsafeCharacters = /[\p{Cc}\\]/u;

function isSitePath(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//')) return false;
  // `/..//host` becomes `//host` once its dots are resolved.
  return URL.canParse(path, 'http://site') && !new URL(path, 'http://site').pathname.startsWith('//');
}

/**
 * A link out of the content as an `href` (CONT-07): full http(s) URLs and same-site paths stay,
 * `/#/path` becomes `/path`, anything else is null.
 */
export function toHref(raw: string): Href | null {
  if (raw.length > longest.link) return null;
  const link = raw.trim();
  if (unsafeCharacters.test(link)) return null;
  if (/^https?:\/\//i.test(link)) return URL.canParse(link) ? link : null;
  // Behind the home page's hash is a route or nothing (CONT-07).
  const path = /^\/?#/.test(link) ? link.slice(link.indexOf('#') + 1) || '/' : link;
  return isSitePath(path) ? path.replaceAll(' ', '%20') : null;
}
