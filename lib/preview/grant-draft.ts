import type { Config } from '@/lib/config';
import type { RequestHook } from '@/lib/request-hook';
import { draftByPass } from './preview-pass';

/**
 * Lets Next render a draft for each request with a pass, and for no other (CONT-10). Visitors may know the value of Next's
 * own cookie, because it is in the image, and the middleware does not run for every request that ends in a page.
 */
export const grantDraft =
  ({ previewSecret }: Config, draftId: string): RequestHook =>
  ({ request: { headers } }) => {
    if (headers.cookie) headers.cookie = draftByPass(headers.cookie, previewSecret, draftId);
  };
