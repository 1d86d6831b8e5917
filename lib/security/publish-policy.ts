import { publishedPolicy } from '@/lib/cache/shared-state.mjs';
import { getConfig } from '@/lib/config';
import { contentSecurityPolicy } from './content-security-policy';
import { publishScriptMarker } from './script-marker';

/** Publishes the policy for the page cache, which adds the hashes of each page's inline scripts. */
export function publishPolicy(): void {
  publishScriptMarker();
  publishedPolicy.set(contentSecurityPolicy(getConfig()));
}
