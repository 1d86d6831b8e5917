import { getConfig } from '@/lib/config';
import { robotsText } from '@/lib/seo/robots';
import { siteOrigin } from '@/lib/seo/site-url';
import { type LocaleParams, localeParam } from '../locale-param';

export const dynamic = 'force-static';

/** Renders at the first request, because only the running server knows its environment. */
export async function generateStaticParams() {
  return [];
}

/** GET /robots.txt, per host (API-08). */
export async function GET(_request: Request, { params }: LocaleParams) {
  const { id } = await localeParam(params);
  const text = robotsText(getConfig().appEnv, siteOrigin(id));
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
