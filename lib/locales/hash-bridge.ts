/**
 * Returns the target of an old hash address (NAV-06): `#/path?query` → `/path?query`, same-site paths only. Null
 * for anchors such as `#section` and for hostile hashes such as `#//host`, `#/\host` and `#javascript:…`.
 *
 * Self-contained: its source text is also part of the script in `<head>` (see `boot-script.ts`).
 * @param hash as in `location.hash`
 * @param search as in `location.search`; a query before the hash is preserved
 */
export function hashTarget(hash: string, search = ''): string | null {
  if (!/^#\/[^/\\]?/.test(hash) || /^#\/[/\\]/.test(hash)) return null;
  // URL parsers drop tabs and line breaks and read "\" as "/": both could turn a path into a host.
  if (/[\\\p{Cc}]/u.test(hash)) return null;
  const base = 'http://site.invalid';
  let url: URL;
  try {
    url = new URL(hash.slice(1), base);
  } catch {
    return null;
  }
  if (url.origin !== base || url.pathname.startsWith('//')) return null;
  const query = [search.slice(1), url.search.slice(1)].filter(Boolean).join('&');
  return url.pathname + (query && `?${query}`) + url.hash;
}
