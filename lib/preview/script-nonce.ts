import 'server-only';
import { headers } from 'next/headers';
import { scriptMarker } from '@/lib/security/script-marker';
import { isPreview } from './is-preview';

/**
 * Returns the nonce of the site's own inline script: in a preview the nonce of its policy, else the marker,
 * which the page cache replaces with a hash. Static pages stay static, because they do not read the headers.
 * The middleware cannot list the hash of the script instead, because each bundle minifies the functions of
 * which it consists differently.
 */
export async function scriptNonce(): Promise<string | undefined> {
  if (!(await isPreview())) return scriptMarker();
  const policy = (await headers()).get('content-security-policy') ?? '';
  return /'nonce-([^']+)'/.exec(policy)?.[1];
}
