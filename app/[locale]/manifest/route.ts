import { loadMessages } from '@/lib/i18n/messages';
import { webManifest } from '@/lib/seo/manifest';
import { siteTexts } from '@/lib/seo/site-texts';
import { type LocaleParams, localeParam } from '../locale-param';

export const dynamic = 'force-static';

export async function generateStaticParams() {
  return [];
}

/** GET /manifest.webmanifest, per host (SEO-05). */
export async function GET(_request: Request, { params }: LocaleParams) {
  const locale = await localeParam(params);
  const messages = await loadMessages(locale);
  return new Response(JSON.stringify(webManifest(locale, siteTexts(locale, messages))), {
    headers: { 'content-type': 'application/manifest+json' },
  });
}
