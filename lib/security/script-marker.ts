import { publishedScriptMarker } from '@/lib/cache/shared-state.mjs';

/**
 * Publishes the secret marker of the site's own inline scripts. The page cache hashes only marked scripts and
 * removes the marker, so that it never leaves the process.
 */
export function publishScriptMarker(): void {
  const secret = crypto.getRandomValues(new Uint8Array(24));
  publishedScriptMarker.set(Buffer.from(secret).toString('base64url'));
}

/** Returns the marker; undefined in `next dev`, which has no page cache to remove it. */
export function scriptMarker(): string | undefined {
  return publishedScriptMarker.get();
}

/** Returns a policy header from which Next takes the marker as nonce and sets it on every script. */
export function markerPolicy(): string | undefined {
  const marker = scriptMarker();
  return marker && `script-src 'nonce-${marker}'`;
}
