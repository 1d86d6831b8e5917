import type { RequestHook } from './request-hook';

/**
 * Replaces the `X-Forwarded-For` of a visitor with the address of the connection.
 * Route handlers see only headers, and Next sets this one from the connection only if it is absent. Without a
 * trusted proxy, any client could claim an address and avoid the rate limit (LOC-04).
 */
export const setClientAddress: RequestHook = ({ request }) => {
  const { remoteAddress } = request.socket;
  if (remoteAddress) request.headers['x-forwarded-for'] = remoteAddress;
  else delete request.headers['x-forwarded-for'];
};
