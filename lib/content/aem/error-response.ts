import { errorResponse } from '@/lib/http/error-response';
import type { UpstreamError } from '@/lib/upstream-error';

/** An error of a forwarder, in the one shape of the site's own routes (API-01). */
export function forwarderError(status: number, code: string, message: string): Response {
  return errorResponse({ status, code, message });
}

export const notFoundResponse = () => forwarderError(404, 'not-found', 'There is nothing at this address.');

/** A failed upstream call. Its own message names internal addresses and stays in the log. */
export function upstreamErrorResponse({ kind }: UpstreamError): Response {
  return kind === 'timeout'
    ? forwarderError(504, 'upstream-timeout', 'The content backend did not answer in time.')
    : forwarderError(502, `upstream-${kind}`, 'The content backend did not give a usable answer.');
}
