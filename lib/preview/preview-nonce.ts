import 'server-only';
import { headers } from 'next/headers';
import { isPreview } from './is-preview';

/**
 * The nonce of a preview's policy, for the site's own inline script; undefined for every other page, which stays
 * static because the headers are then not looked at. The middleware cannot list the script's hash instead: the
 * script is made from the source of functions, which each bundle minifies in its own way.
 */
export async function previewNonce(): Promise<string | undefined> {
  if (!(await isPreview())) return undefined;
  const policy = (await headers()).get('content-security-policy') ?? '';
  return /'nonce-([^']+)'/.exec(policy)?.[1];
}
