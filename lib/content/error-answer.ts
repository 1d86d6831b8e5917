import type { ContentFailure } from './types';

/** An error in the shape all of the site's own routes use (contract section 6). */
export function errorAnswer(status: number, code: string, message: string): Response {
  return Response.json({ error: { code, message } }, { status, headers: { 'cache-control': 'no-store' } });
}

export const notFoundAnswer = () => errorAnswer(404, 'not-found', 'There is nothing at this address.');

/** A failed upstream call. Its own message names internal addresses and stays in the log. */
export function upstreamErrorAnswer({ kind }: ContentFailure): Response {
  return kind === 'timeout'
    ? errorAnswer(504, 'upstream-timeout', 'The content backend did not answer in time.')
    : errorAnswer(502, `upstream-${kind}`, 'The content backend did not give a usable answer.');
}
