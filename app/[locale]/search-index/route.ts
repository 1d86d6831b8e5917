import { loadMessages } from '@/lib/i18n/messages';
import { readEntries } from '@/lib/search/read-entries';
import { type LocaleParams, localeParam } from '../locale-param';

export const dynamic = 'force-static';

export async function generateStaticParams() {
  return [];
}

/** GET /search-index.json, per host: the index of the header's search. It revalidates with its content. */
export async function GET(_request: Request, { params }: LocaleParams) {
  const locale = await localeParam(params);
  return Response.json(await readEntries(locale, await loadMessages(locale)));
}
