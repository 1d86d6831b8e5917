import { cookies, draftMode } from 'next/headers';
import { createRoute } from '@/lib/http/route';
import { operatorOnly } from '@/lib/http/secret-step';
import { query } from '@/lib/http/steps';
import type { Visit } from '@/lib/http/visit';
import { makePass, previewCookie, previewSeconds } from '@/lib/preview/preview-pass';
import { previewPath } from '@/lib/preview/preview-path';

export { DELETE, PATCH, POST, PUT } from '@/lib/http/only-get';

const parameters = ({ input }: Visit) => Object(input) as Record<string, string | undefined>;

const editor = operatorOnly({
  secret: ({ previewSecret }) => previewSecret,
  given: (visit) => parameters(visit).secret ?? '',
  closed: { status: 503, code: 'not-configured', message: 'The preview is not configured.' },
});

/** Starts the preview of unpublished content on this host (contract section 6). */
export const GET = createRoute({
  name: 'preview',
  steps: [query, editor],
  check: (visit) => {
    const value = previewPath(parameters(visit).path ?? '/');
    if (value !== null) return { ok: true, value };
    return { ok: false, fields: { path: 'A path of this site is needed.' } };
  },
  act: async (path, { config }) => {
    (await draftMode()).enable();
    (await cookies()).set(previewCookie, makePass(config.previewSecret ?? ''), {
      httpOnly: true,
      maxAge: previewSeconds,
      sameSite: 'lax',
      secure: config.appEnv !== 'local',
    });
    return new Response(null, { status: 307, headers: { location: path } });
  },
});
