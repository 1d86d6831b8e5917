/** A request id as other programs write them; anything else is replaced. */
const plainId = /^[\w.:-]{1,128}$/;

/** The `X-Request-Id` of a request, taken over or made (contract section 6). */
export function takeRequestId(headers: Pick<Headers, 'get'>): string {
  const given = headers.get('x-request-id') ?? '';
  return plainId.test(given) ? given : crypto.randomUUID();
}
