import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { defaultLocaleId, getLocale, isLocaleId } from '@/lib/locales/definitions';
import { loadMessages } from './messages';

/** next-intl formats with the locale's tag. */
export default getRequestConfig(async () => {
  const id = await rootLocale();
  const definition = getLocale(isLocaleId(id) ? id : defaultLocaleId);
  return { locale: definition.tag, messages: await loadMessages(definition), timeZone: 'UTC' };
});
