import { type Checked, createRoute } from '@/lib/api';
import type { ApiError } from '@/lib/api/error-response';
import { jsonType, sizedBody, wellFormed } from '@/lib/api/guards';
import { rejectMethods } from '@/lib/api/reject-method';
import type { RequestContext } from '@/lib/api/request-context';
import { bearerToken, operatorOnly } from '@/lib/api/secret-guard';
import { type ContentType, isContentType } from '@/lib/content';
import { expireContent, expirePaths } from '@/lib/content/publications';
import { isLocaleId, type LocaleId } from '@/lib/locales/definitions';
import { failWith, succeed } from '@/lib/result';

export const { DELETE, GET, PATCH, PUT } = rejectMethods('POST');

/** Content of one type, or the content that published paths of the CMS belong to. */
type Publication =
  | { readonly type: ContentType; readonly locale?: LocaleId }
  | { readonly paths: readonly string[] };

const mostPaths = 100;

const operator = operatorOnly({
  secret: ({ revalidateSecret }) => revalidateSecret,
  given: bearerToken,
  closed: { status: 503, code: 'not-configured', message: 'The webhook is not configured.' },
});

function checkType({ type, locale }: Readonly<Record<string, unknown>>): Checked<Publication> {
  const hasLocale = locale !== undefined && locale !== null;
  if (isContentType(type) && !hasLocale) return succeed({ type });
  if (isContentType(type) && isLocaleId(locale)) return succeed({ type, locale });
  return failWith({
    fields: {
      ...(isContentType(type) ? {} : { type: 'A content type is needed.' }),
      ...(hasLocale && !isLocaleId(locale) ? { locale: 'This is no locale of the site.' } : {}),
    },
  });
}

function checkPaths(paths: unknown, field: 'path' | 'paths'): Checked<Publication> {
  const isList = Array.isArray(paths) && paths.length > 0 && paths.length <= mostPaths;
  if (isList && paths.every((path) => typeof path === 'string')) return succeed({ paths });
  const needed = field === 'path' ? 'A path is needed.' : `A list of 1 to ${mostPaths} paths is needed.`;
  return failWith({ fields: { [field]: needed } });
}

function check({ input }: RequestContext): Checked<Publication> {
  const body = Object(input) as Record<string, unknown>;
  if (body.type === undefined && body.path !== undefined) return checkPaths([body.path], 'path');
  if (body.type === undefined && body.paths !== undefined) return checkPaths(body.paths, 'paths');
  return checkType(body);
}

const unknownPath = {
  status: 422,
  code: 'unknown-path',
  message: 'A path is not part of the content of the site. Nothing was invalidated.',
};

/** The next request still gets the stale page immediately; if the backend fails, the stale page remains. */
async function act(publication: Publication): Promise<Response | ApiError> {
  if ('paths' in publication) {
    const revalidated = await expirePaths(publication.paths);
    return revalidated ? Response.json({ revalidated }, { status: 202 }) : unknownPath;
  }
  const revalidated = await expireContent(publication.type, publication.locale);
  return Response.json({ revalidated }, { status: 202 });
}

/** Receives the content backend's webhook after content was published: by type (API-05) or by path (API-12). */
export const POST = createRoute({
  name: 'revalidate',
  guards: [operator, jsonType, sizedBody, wellFormed],
  check,
  act,
});
