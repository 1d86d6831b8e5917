export { DELETE, PATCH, POST, PUT } from '@/lib/http/only-get';

/** The process is up (contract section 6). */
export function GET(): Response {
  return Response.json({ status: 'ok' });
}
