const root = '/content/dam/';

function isPlain(segment: string): boolean {
  return /^[^\p{Cc}\\/%]+$/u.test(segment) && !segment.startsWith('.');
}

/**
 * The file a request's path names below `/content/dam/`, each segment decoded exactly once; null for anything that
 * could be read as another path (dots, encoded slashes, a second encoding, hidden files).
 */
export function parseAssetPath(pathname: string): readonly string[] | null {
  if (!pathname.startsWith(root)) return null;
  try {
    const segments = pathname.slice(root.length).split('/').map(decodeURIComponent);
    return segments.every(isPlain) ? segments : null;
  } catch {
    return null;
  }
}
