import { errorResponse } from '@/lib/api/error-response';
import { readMessagesFile } from '@/lib/i18n/messages-file';

type FileParams = { readonly params: Promise<{ readonly file: readonly string[] }> };

/** GET /locales/{lng}/{ns}.json: the translation files (API-07). */
export async function GET(_request: Request, { params }: FileParams) {
  const messages = await readMessagesFile((await params).file);
  if (!messages) {
    return errorResponse({ status: 404, code: 'not-found', message: 'There is no such translation file.' });
  }
  // Short, because a new release may have other messages at the same URL.
  const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' };
  return new Response(messages, { headers });
}
