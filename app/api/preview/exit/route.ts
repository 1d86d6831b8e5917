import { cookies } from 'next/headers';
import { ownOrigin } from '@/lib/http/guards';
import { createRoute } from '@/lib/http/route';
import { previewCookieAttributes } from '@/lib/preview/preview-cookies';
import { previewCookie } from '@/lib/preview/preview-pass';
import { cameFrom } from '@/lib/preview/preview-path';

export { DELETE, GET, PATCH, PUT } from '@/lib/http/only-post';

/** Ends the preview and redirects to the page it was left on. A POST, because browsers prefetch links. */
export const POST = createRoute({
  name: 'preview-exit',
  guards: [ownOrigin],
  check: () => ({ ok: true, value: null }),
  act: async (_, { request, config }) => {
    // A browser removes a partitioned cookie by attributes like its own.
    const attributes = previewCookieAttributes(request, config);
    (await cookies()).set(previewCookie, '', { ...attributes, expires: new Date(0) });
    return new Response(null, { status: 303, headers: { location: cameFrom(request) } });
  },
});
