import 'server-only';
import { draftMode } from 'next/headers';
import { isOutsideNext } from '@/lib/next-internals/page-render';

/**
 * Returns whether the page being rendered is a preview (CONT-10). Static pages stay static, because they never are one.
 * `grantDraft` removes Next's cookie from requests without a pass. Outside a Next request, as in the tests, `draftMode`
 * throws.
 */
export async function isPreview(): Promise<boolean> {
  try {
    const { isEnabled } = await draftMode();
    return isEnabled;
  } catch (error) {
    if (isOutsideNext(error)) return false;
    throw error;
  }
}
