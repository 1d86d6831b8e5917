/** Valid request ids of clients and proxies. Others are replaced. */
const plainId = /^[\w.:-]{1,128}$/;

/** Returns the `X-Request-Id` of a request, or a new one (API-01). */
export function takeRequestId(headers: Pick<Headers, 'get'>): string {
  const given = headers.get('x-request-id') ?? '';
  return plainId.test(given) ? given : crypto.randomUUID();
}
