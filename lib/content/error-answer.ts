import { refuse } from '@/lib/http/error-answer';
import type { ContentFailure } from './types';

/** An error of a forwarder, in the one shape of the site's own routes (contract section 6). */
export function errorAnswer(status: number, code: string, message: string): Response {
  return refuse({ status, code, message });
}

export const notFoundAnswer = () => errorAnswer(404, 'not-found', 'There is nothing at this address.');

/** A failed upstream call. Its own message names internal addresses and stays in the log. */
export function upstreamErrorAnswer({ kind }: ContentFailure): Response {
  return kind === 'timeout'
    ? errorAnswer(504, 'upstream-timeout', 'The content backend did not answer in time.')
    : errorAnswer(502, `upstream-${kind}`, 'The content backend did not give a usable answer.');
}
