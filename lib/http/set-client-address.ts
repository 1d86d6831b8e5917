import type { RequestHook } from './request-hook';

/**
 * Replaces the `X-Forwarded-For` of a visitor by the address of the connection.
 *
 * Route handlers see headers alone, and Next fills this one from the connection only when it is absent: without a
 * trusted proxy in front anybody could name an address and avoid the rate limit (LOC-04).
 */
export const setClientAddress: RequestHook = ({ request }) => {
  const { remoteAddress } = request.socket;
  if (remoteAddress) request.headers['x-forwarded-for'] = remoteAddress;
  else delete request.headers['x-forwarded-for'];
};
