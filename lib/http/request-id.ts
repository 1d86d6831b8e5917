/** The form of request ids that are taken over; others are replaced. */
const plainId = /^[\w.:-]{1,128}$/;

/** Returns the `X-Request-Id` of a request, taken over or made (API-01). */
export function takeRequestId(headers: Pick<Headers, 'get'>): string {
  const given = headers.get('x-request-id') ?? '';
  return plainId.test(given) ? given : crypto.randomUUID();
}
