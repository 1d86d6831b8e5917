import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { defaultLocaleId, getLocale, isLocaleId } from '@/lib/locales/definitions';
import { loadMessages } from './messages';

/** next-intl formats with the locale's tag; messages are per language (design decision 5). */
export default getRequestConfig(async () => {
  const id = await rootLocale();
  const { tag, language } = getLocale(isLocaleId(id) ? id : defaultLocaleId);
  return { locale: tag, messages: await loadMessages(language), timeZone: 'UTC' };
});
