import { cookies } from 'next/headers';
import { createRoute } from '@/lib/api';
import { ownOrigin } from '@/lib/api/guards';
import { rejectMethods } from '@/lib/api/reject-method';
import { previewCookieAttributes } from '@/lib/preview/preview-cookies';
import { previewCookie } from '@/lib/preview/preview-pass';
import { cameFrom } from '@/lib/preview/preview-path';

export const { DELETE, GET, PATCH, PUT } = rejectMethods('POST');

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
