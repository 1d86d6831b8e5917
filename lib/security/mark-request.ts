import { draftCookie } from '@/lib/next-internals/names';
import type { RequestHook } from '@/lib/request-hook';
import { markerPolicy } from './script-marker';

/**
 * Replaces a visitor's own policy header with the script marker, because Next takes its nonce from there. The
 * middleware does not run for every request that ends in a page. A draft bypasses the page cache, which would
 * remove the marker, so a request with the draft cookie has none before the middleware.
 */
export const markRequest: RequestHook = ({ request: { headers } }) => {
  delete headers['content-security-policy'];
  delete headers['content-security-policy-report-only'];
  const policy = markerPolicy();
  if (policy && !headers.cookie?.includes(draftCookie)) headers['content-security-policy'] = policy;
};
