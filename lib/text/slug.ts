/** A slug of a category or a product in URLs and content. */
const plainSlug = /^[A-Za-z0-9_-]{1,100}$/;

/**
 * A slug of a partner, derived from its name: letters of any language, but nothing that ends a path segment.
 */
const nameSlug = /^(?!\.{1,2}$)[^\p{C}\p{Z}/\\]{1,100}$/u;

const unsafeInSegment = /[\p{Cc}\p{Cs}\\]/u;
const maxPathLength = 1024;

/**
 * Returns whether a text is a slug. Every slug from a visitor or from content is validated before it becomes part of a
 * URL.
 */
export const isSlug = (text: string): boolean => plainSlug.test(text);

export const isNameSlug = (text: string): boolean => nameSlug.test(text);

/** Returns the segments of an absolute path; null for empty or dot segments and unsafe characters. */
export function pathSegments(path: string): readonly string[] | null {
  if (path.length > maxPathLength || !path.startsWith('/')) return null;
  const segments = path.slice(1).split('/');
  const isPlain = (segment: string) => segment !== '' && segment !== '.' && segment !== '..';
  return segments.every(isPlain) && !unsafeInSegment.test(path) ? segments : null;
}
