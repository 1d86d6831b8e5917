export { DELETE, PATCH, POST, PUT } from '@/lib/http/only-get';

/** Reports that the process is up (API-04). */
export function GET(): Response {
  return Response.json({ status: 'ok' });
}
