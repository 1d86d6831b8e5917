import { getConfig } from '@/lib/config';
import { contentSecurityPolicy } from './content-security-policy';

/**
 * Gives the policy to the page cache, which adds the hashes of each page's inline scripts. Next loads the cache from
 * its own file, outside the bundle, so the two meet on `globalThis`.
 */
export function publishPolicy(): void {
  Object.assign(globalThis, { [Symbol.for('solstride.policy')]: contentSecurityPolicy(getConfig()) });
}
