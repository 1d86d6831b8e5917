import type { Config } from '@/lib/config';
import { contentSecurityPolicy, hashesPlaceholder } from '@/lib/security/content-security-policy';

/**
 * Returns the Content-Security-Policy of a preview. It is for one visitor and stored nowhere, so that it has no hashes from
 * the page cache but a nonce, which Next reads from the request's header and gives to its scripts.
 */
export function previewPolicy(config: Config): string {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  return contentSecurityPolicy(config).replace(hashesPlaceholder, `'nonce-${nonce}'`);
}
