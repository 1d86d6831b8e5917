import { maxLengths } from '@/lib/text/bounded';
import type { Href } from './types';

// Browsers remove tabs and line breaks from URLs and read `\` as `/`, so links must not contain them.
const unsafeCharacters = /[\p{Cc}\\]/u;

function isSitePath(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//')) return false;
  // `/..//host` resolves to `//host`.
  return URL.canParse(path, 'http://site') && !new URL(path, 'http://site').pathname.startsWith('//');
}

/**
 * Returns a link of content as an `href` (CONT-07): full http(s) URLs and same-site paths unchanged, `/path`
 * for `/#/path`, null for anything else.
 */
export function toHref(raw: string): Href | null {
  if (raw.length > maxLengths.link) return null;
  const link = raw.trim();
  if (unsafeCharacters.test(link)) return null;
  if (/^https?:\/\//i.test(link)) return URL.canParse(link) ? link : null;
  // The hash of the home page contains a route or nothing (CONT-07).
  const path = /^\/?#/.test(link) ? link.slice(link.indexOf('#') + 1) || '/' : link;
  return isSitePath(path) ? path.replaceAll(' ', '%20') : null;
}
