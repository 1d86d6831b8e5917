import { cookies } from 'next/headers';
import { createRoute } from '@/lib/api';
import { query } from '@/lib/api/guards';
import { rejectMethods } from '@/lib/api/reject-method';
import type { RequestContext } from '@/lib/api/request-context';
import { operatorOnly } from '@/lib/api/secret-guard';
import { previewCookieAttributes } from '@/lib/preview/preview-cookies';
import { makePass, previewCookie, previewSeconds } from '@/lib/preview/preview-pass';
import { previewPath } from '@/lib/preview/preview-path';
import { failWith, succeed } from '@/lib/result';

export const { DELETE, PATCH, POST, PUT } = rejectMethods('GET');

const parameters = ({ input }: RequestContext) => Object(input) as Record<string, string | undefined>;

const editor = operatorOnly({
  secret: ({ previewSecret }) => previewSecret,
  given: (context) => parameters(context).secret ?? '',
  closed: { status: 503, code: 'not-configured', message: 'The preview is not configured.' },
});

/** Starts the preview of unpublished content on this host (CONT-10). */
export const GET = createRoute({
  name: 'preview',
  guards: [query, editor],
  check: (context) => {
    const value = previewPath(parameters(context).path ?? '/');
    if (value !== null) return succeed(value);
    return failWith({ fields: { path: 'A path of this site is needed.' } });
  },
  act: async (path, { request, config }) => {
    const attributes = previewCookieAttributes(request, config);
    const pass = makePass(config.previewSecret ?? '');
    (await cookies()).set(previewCookie, pass, { ...attributes, maxAge: previewSeconds });
    return new Response(null, { status: 307, headers: { location: path } });
  },
});
