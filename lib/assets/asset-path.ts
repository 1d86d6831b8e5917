const root = '/content/dam/';

function isPlain(segment: string): boolean {
  return /^[^\p{Cc}\\/%]+$/u.test(segment) && !segment.startsWith('.');
}

/**
 * Parses the path of a request below `/content/dam/` and decodes each segment exactly once. Returns null for
 * a path that another program could read differently: dots, encoded slashes, double encoding, hidden files.
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
