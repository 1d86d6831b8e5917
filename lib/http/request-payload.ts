import { parsePayloadTarget } from '@/lib/first-paint/late-payload';
import { routerHeaders } from '@/lib/next-internals/names';
import type { RequestHook } from './request-hook';

/** Requests the page of a payload's address. `sendStoredPage` sends the payload in place of the page. */
export const requestPayload: RequestHook = ({ request }) => {
  const payload = parsePayloadTarget(request.url ?? '');
  if (!payload) return;
  request.url = payload.page;
  // With them, Next would send what its router requests, at an address that caches store for ever.
  for (const name of ['rsc', ...routerHeaders]) delete request.headers[name];
};
