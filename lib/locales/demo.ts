import { brand } from '@/lib/brand';
import { isLocaleId, type LocaleId } from './definitions';

/** Local-storage key and cookie of the demo locale (contract section 2). */
export const demoKey = `${brand.slug}-demo-locale`;

/** The locale a demo cookie names; null without one or with an unknown value, which the browser then clears. */
export function demoLocale(cookie: string | undefined): LocaleId | null {
  return isLocaleId(cookie) ? cookie : null;
}
