export type Target = {
  /** As a URL parser writes it: without dot segments and backslashes, still escaped. */
  readonly pathname: string;
  readonly decoded: string;
  /** Path and query, for Next to go on with what was checked here. */
  readonly url: string;
};

/** Stands for the host, which never comes from the request target. */
const base = 'http://site.invalid';

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/**
 * Parses a request target (RFC 9112, section 3.2). An absolute one counts for its path alone.
 * @returns null for one that names nothing here: malformed escapes, control characters, other forms.
 */
export function parseTarget(target: string): Target | null {
  const isAbsolute = /^https?:\/\//i.test(target);
  if (!isAbsolute && !target.startsWith('/')) return null;
  const text = isAbsolute ? target : base + target;
  if (!URL.canParse(text)) return null;
  const { pathname, search } = new URL(text);
  const decoded = decode(pathname);
  if (decoded === null || /\p{Cc}/u.test(decoded)) return null;
  return { pathname, decoded, url: pathname + search };
}
