import { createHash } from 'node:crypto';
import { inlineScripts, withoutNonce } from '../next-internals/nonce.mjs';
import { pageKind, replaceParts } from '../next-internals/page-entry.mjs';
import { publishedPolicy, publishedScriptMarker } from './shared-state.mjs';

/**
 * Returns the source of a policy that allows an inline script.
 * @param {string} script
 */
export const hashOf = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Gives a freshly rendered page its Content-Security-Policy, the site's policy with the hashes of the page's own inline
 * scripts, and removes the marker from them. A script in content has no marker and gets no hash, so that it does not run
 * even where sanitizing failed. A page that Next stores again has no markers and keeps its policy.
 * @param {Record<string, any> | null} value
 * @returns {boolean} false for a page whose scripts the browser would block, because none is marked
 */
export function applyPolicy(value) {
  const policy = publishedPolicy.get();
  const marker = publishedScriptMarker.get();
  if (value?.kind !== pageKind || typeof value.html !== 'string' || !policy || !marker) return true;
  const hashes = [...new Set(inlineScripts(value.html, marker).map(hashOf))];
  if (hashes.length === 0 && value.headers?.['content-security-policy']) return true;
  replaceParts(value, (part) => withoutNonce(part, marker));
  value.headers['content-security-policy'] = policy.replace("'hashes'", hashes.join(' '));
  return hashes.length > 0;
}
