import { loadMessages } from '@/lib/i18n/messages';
import { readEntries } from '@/lib/search/read-entries';
import { llmsText } from '@/lib/seo/llms';
import { siteTexts } from '@/lib/seo/site-texts';
import { siteOrigin } from '@/lib/seo/site-url';
import { type LocaleParams, localeParam } from '../locale-param';

export const dynamic = 'force-static';

export async function generateStaticParams() {
  return [];
}

/** GET /llms.txt, per host (SEO-06). It revalidates with its content. */
export async function GET(_request: Request, { params }: LocaleParams) {
  const locale = await localeParam(params);
  const messages = await loadMessages(locale);
  const { entries } = await readEntries(locale, messages);
  const site = {
    origin: siteOrigin(locale.id),
    ...siteTexts(locale, messages),
    headings: messages.common.search.kinds,
  };
  return new Response(llmsText(site, entries), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
