import { rejectMethods } from '@/lib/api/reject-method';

export const { DELETE, PATCH, POST, PUT } = rejectMethods('GET');

/** Reports that the process is up (API-04). */
export function GET(): Response {
  return Response.json({ status: 'ok' });
}
