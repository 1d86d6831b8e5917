import { cookies, draftMode } from 'next/headers';
import { ownOrigin } from '@/lib/http/guards';
import { createRoute } from '@/lib/http/route';
import { previewCookie } from '@/lib/preview/preview-pass';
import { cameFrom } from '@/lib/preview/preview-path';

export { DELETE, GET, PATCH, PUT } from '@/lib/http/only-post';

/** Ends the preview and redirects to the page it was left on. A POST, because browsers prefetch links. */
export const POST = createRoute({
  name: 'preview-exit',
  guards: [ownOrigin],
  check: () => ({ ok: true, value: null }),
  act: async (_, { request }) => {
    (await draftMode()).disable();
    (await cookies()).delete(previewCookie);
    return new Response(null, { status: 303, headers: { location: cameFrom(request) } });
  },
});
