import { revalidateTag } from 'next/cache';
import { type ContentType, expireContent, isContentType } from '@/lib/content';
import { type Checked, createRoute } from '@/lib/http/route';
import { bearerToken, operatorOnly } from '@/lib/http/secret-step';
import { jsonType, sizedBody, wellFormed } from '@/lib/http/steps';
import type { Visit } from '@/lib/http/visit';
import { isLocaleId, type LocaleId } from '@/lib/locales/definitions';

export { DELETE, GET, PATCH, PUT } from '@/lib/http/only-post';

type Publication = { readonly type: ContentType; readonly locale?: LocaleId };

const operator = operatorOnly({
  secret: ({ revalidateSecret }) => revalidateSecret,
  given: bearerToken,
  closed: { status: 503, code: 'not-configured', message: 'The webhook is not configured.' },
});

function check({ input }: Visit): Checked<Publication> {
  const { type, locale } = Object(input) as Record<string, unknown>;
  const hasLocale = locale !== undefined && locale !== null;
  if (isContentType(type) && !hasLocale) return { ok: true, value: { type } };
  if (isContentType(type) && isLocaleId(locale)) return { ok: true, value: { type, locale } };
  return {
    ok: false,
    fields: {
      ...(isContentType(type) ? {} : { type: 'A content type is needed.' }),
      ...(hasLocale && !isLocaleId(locale) ? { locale: 'This is no locale of the site.' } : {}),
    },
  };
}

/** The first visit after it still gets the old page at once; a failing backend leaves the last good one in place. */
async function act({ type, locale }: Publication): Promise<Response> {
  const revalidated = await expireContent(type, locale);
  for (const tag of revalidated) revalidateTag(tag, 'max');
  return Response.json({ revalidated }, { status: 202 });
}

/** The webhook of the content backend: something of a type was published (contract section 6). */
export const POST = createRoute({
  name: 'revalidate',
  steps: [operator, jsonType, sizedBody, wellFormed],
  check,
  act,
});
