import { getConfig } from '@/lib/config';
import { robotsText } from '@/lib/seo/robots';
import { siteOrigin } from '@/lib/seo/site-url';
import { type LocaleParams, localeParam } from '../locale-param';

export const dynamic = 'force-static';

/** Made at its first request, because the environment is known to the running server alone. */
export async function generateStaticParams() {
  return [];
}

/** GET /robots.txt, per host (contract section 6). */
export async function GET(_request: Request, { params }: LocaleParams) {
  const { id } = await localeParam(params);
  const text = robotsText(getConfig().appEnv, siteOrigin(id));
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
