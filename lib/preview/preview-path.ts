const base = 'http://site.invalid';

/**
 * Returns a path of this site, with its query, for a redirect; null for anything that could name another host. A path
 * that browsers would read differently is rejected, not repaired.
 */
export function previewPath(text: unknown): string | null {
  if (typeof text !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return null;
  const { origin, pathname, search } = new URL(text, base);
  return origin === base && !pathname.startsWith('//') ? pathname + search : null;
}

/** Returns the page of this site that a request came from, else the home page. */
export function cameFrom({ headers }: Pick<Request, 'headers'>): string {
  const referer = headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return '/';
  const { pathname, search } = new URL(referer);
  return previewPath(pathname + search) ?? '/';
}
