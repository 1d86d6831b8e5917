import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares a text with a secret in constant time. Digests have equal lengths. */
export function isSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}
