import { errorResponse } from '@/lib/api/error-response';
import type { UpstreamError } from '@/lib/result';

/** Returns the error response of a forwarder, in the form of all of the site's routes (API-01). */
export function forwarderError(status: number, code: string, message: string): Response {
  return errorResponse({ status, code, message });
}

export const notFoundResponse = () => forwarderError(404, 'not-found', 'There is nothing at this address.');

/**
 * Returns the error response to a failed upstream request. The failure's own message contains internal
 * addresses, so it is only logged.
 */
export function upstreamErrorResponse({ kind }: UpstreamError): Response {
  return kind === 'timeout'
    ? forwarderError(504, 'upstream-timeout', 'The content backend did not respond in time.')
    : forwarderError(502, `upstream-${kind}`, 'The content backend did not return a usable response.');
}
