import { refuse } from '@/lib/http/error-answer';
import { findMessages } from '@/lib/i18n/messages-file';

type FileParams = { readonly params: Promise<{ readonly file: readonly string[] }> };

/** GET /locales/{lng}/{ns}.json: the translation files (spec section 7.8, contract section 6). */
export async function GET(_request: Request, { params }: FileParams) {
  const messages = await findMessages((await params).file);
  if (!messages) {
    return refuse({ status: 404, code: 'not-found', message: 'There is no such translation file.' });
  }
  // Short, because a new release may carry new words under the same address.
  return Response.json(messages, { headers: { 'cache-control': 'public, max-age=300' } });
}
