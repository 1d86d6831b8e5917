export type Target = {
  /** Normalized by a URL parser: without dot segments and backslashes, still percent-encoded. */
  readonly pathname: string;
  readonly decoded: string;
  /** Path and query that were checked here, for Next. */
  readonly url: string;
};

/** Placeholder of the host, which never comes from the request target. */
const base = 'http://site.invalid';

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/**
 * Parses a request target (RFC 9112, section 3.2). Only the path and query of an absolute one count.
 * @returns null for malformed escapes, control characters and other forms
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
