import type { Config } from '@/lib/config';
import { contentSecurityPolicy, hashesPlaceholder } from '@/lib/security/content-security-policy';

/**
 * The Content-Security-Policy of a preview. It is made for one visitor and kept nowhere, so it has no hashes from the
 * page cache but a nonce, which Next reads from the request's header and gives to its scripts.
 */
export function previewPolicy(config: Config): string {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  return contentSecurityPolicy(config).replace(hashesPlaceholder, `'nonce-${nonce}'`);
}
