import { publishedScriptMarker } from '@/lib/cache/published.mjs';

/**
 * Publishes the secret by which the page cache tells the site's own inline scripts from others. The page cache hashes
 * marked scripts alone and removes the marker, so that it never leaves the process.
 */
export function publishScriptMarker(): void {
  const secret = crypto.getRandomValues(new Uint8Array(24));
  publishedScriptMarker.set(Buffer.from(secret).toString('base64url'));
}

/** Returns the marker, undefined in `next dev`, where no page cache would remove it. */
export function scriptMarker(): string | undefined {
  return publishedScriptMarker.get();
}

/** Returns the request header from which Next takes the marker for a nonce and puts it on every script it writes. */
export function markerPolicy(): string | undefined {
  const marker = scriptMarker();
  return marker && `script-src 'nonce-${marker}'`;
}
