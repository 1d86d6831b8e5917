import { revalidateTag } from 'next/cache';
import { type ContentType, expireContent, isContentType } from '@/lib/content';
import { jsonType, sizedBody, wellFormed } from '@/lib/http/guards';
import type { RequestContext } from '@/lib/http/request-context';
import { type Checked, createRoute } from '@/lib/http/route';
import { bearerToken, operatorOnly } from '@/lib/http/secret-guard';
import { isLocaleId, type LocaleId } from '@/lib/locales/definitions';
import { failWith, succeed } from '@/lib/result';

export { DELETE, GET, PATCH, PUT } from '@/lib/http/only-post';

type Publication = { readonly type: ContentType; readonly locale?: LocaleId };

const operator = operatorOnly({
  secret: ({ revalidateSecret }) => revalidateSecret,
  given: bearerToken,
  closed: { status: 503, code: 'not-configured', message: 'The webhook is not configured.' },
});

function check({ input }: RequestContext): Checked<Publication> {
  const { type, locale } = Object(input) as Record<string, unknown>;
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

/** The next request still gets the stale page immediately; if the backend fails, the stale page remains. */
async function act({ type, locale }: Publication): Promise<Response> {
  const revalidated = await expireContent(type, locale);
  for (const tag of revalidated) revalidateTag(tag, 'max');
  return Response.json({ revalidated }, { status: 202 });
}

/** Receives the content backend's webhook after content of a type was published (API-05). */
export const POST = createRoute({
  name: 'revalidate',
  guards: [operator, jsonType, sizedBody, wellFormed],
  check,
  act,
});
