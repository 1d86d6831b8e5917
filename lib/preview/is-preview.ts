import 'server-only';
import { draftMode } from 'next/headers';

/**
 * Whether the page being made is a preview (contract section 6). Asking leaves static pages static: they are never
 * one. The middleware takes Next's cookie away from whoever has no pass. Outside a Next request, as in the tests,
 * `draftMode` throws.
 */
export async function isPreview(): Promise<boolean> {
  try {
    const { isEnabled } = await draftMode();
    return isEnabled;
  } catch (error) {
    if (error instanceof Error && error.message.includes('outside a request scope')) return false;
    throw error;
  }
}
