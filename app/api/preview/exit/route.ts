import { cookies, draftMode } from 'next/headers';
import { createRoute } from '@/lib/http/route';
import { ownOrigin } from '@/lib/http/steps';
import { previewCookie } from '@/lib/preview/preview-pass';
import { cameFrom } from '@/lib/preview/preview-path';

export { DELETE, GET, PATCH, PUT } from '@/lib/http/only-post';

/** Ends the preview and leads back to the page it was left on. A POST, because links are fetched ahead. */
export const POST = createRoute({
  name: 'preview-exit',
  steps: [ownOrigin],
  check: () => ({ ok: true, value: null }),
  act: async (_, { request }) => {
    (await draftMode()).disable();
    (await cookies()).delete(previewCookie);
    return new Response(null, { status: 303, headers: { location: cameFrom(request) } });
  },
});
