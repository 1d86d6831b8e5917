import 'server-only';
import { headers } from 'next/headers';
import { scriptMarker } from '@/lib/security/script-marker';
import { isPreview } from './is-preview';

/**
 * Returns the nonce of the site's own inline script: in a preview that of its policy, else the marker that the page
 * cache replaces by a hash. Static pages stay static because the headers are then not looked at. The middleware cannot
 * list the script's hash instead: the script is made from the source of functions, which each bundle minifies in its
 * own way.
 */
export async function scriptNonce(): Promise<string | undefined> {
  if (!(await isPreview())) return scriptMarker();
  const policy = (await headers()).get('content-security-policy') ?? '';
  return /'nonce-([^']+)'/.exec(policy)?.[1];
}
