export {
  onlyGet as DELETE,
  onlyGet as PATCH,
  onlyGet as POST,
  onlyGet as PUT,
} from '@/lib/http/other-methods';

/** The process is up (contract section 6). */
export function GET(): Response {
  return Response.json({ status: 'ok' });
}
