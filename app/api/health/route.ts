/** The process is up (contract section 6). */
export function GET(): Response {
  return Response.json({ status: 'ok' });
}
