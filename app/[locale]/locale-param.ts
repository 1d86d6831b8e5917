import { notFound } from 'next/navigation';
import { getLocale, isLocaleId, type LocaleDefinition } from '@/lib/locales/definitions';

export type LocaleParams = { readonly params: Promise<{ readonly locale: string }> };

/** The locale of the internal segment. A made-up one, which only an address past the middleware has, is a 404. */
export async function localeParam(params: LocaleParams['params']): Promise<LocaleDefinition> {
  const { locale } = await params;
  if (!isLocaleId(locale)) notFound();
  return getLocale(locale);
}
