import type { Config } from '@/lib/config';
import { contentSecurityPolicy, hashesPlaceholder } from '@/lib/security/content-security-policy';

/**
 * Returns the Content-Security-Policy of a preview. A preview is for one visitor and never stored. It has a
 * nonce in place of the page cache's hashes, which Next reads from the request header and sets on its
 * scripts.
 */
export function previewPolicy(config: Config): string {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  return contentSecurityPolicy(config).replace(hashesPlaceholder, `'nonce-${nonce}'`);
}
