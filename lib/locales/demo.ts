import { brand } from '@/lib/brand';
import { isLocaleId, type LocaleId } from './definitions';

/** Local-storage key and cookie of the demo locale (LOC-06). */
export const demoKey = `${brand.slug}-demo-locale`;

/** Parses the demo cookie; null without one or for an unknown value, which the browser then clears. */
export function demoLocale(cookie: string | undefined): LocaleId | null {
  return isLocaleId(cookie) ? cookie : null;
}
