import { errorResponse } from '@/lib/api/error-response';
import type { Picture } from './pictures';

/** Returns the response to an unknown address of a picture. */
export const missingPicture = () =>
  errorResponse({ status: 404, code: 'not-found', message: 'There is no such picture.' });
const busy = () =>
  errorResponse({
    status: 503,
    code: 'busy',
    message: 'Too many pictures are being drawn. Please try again in a few seconds.',
    headers: { 'retry-after': '5' },
  });

/** Content may change the picture at the same URL. */
const cacheControl = 'public, max-age=86400';
/** Cache control of a picture without its pack shot, which could not be read. */
const shortCacheControl = 'public, max-age=60';

/** Returns a social picture, 304 to a client that has it, or 503 if there is none because the queue is full. */
export function pictureResponse(request: Request, picture: Picture | null): Response {
  if (!picture) return busy();
  const { bytes, etag, isWhole } = picture;
  const headers = { 'cache-control': isWhole ? cacheControl : shortCacheControl, etag };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), { headers: { ...headers, 'content-type': 'image/jpeg' } });
}
