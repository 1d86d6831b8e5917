import { notFound } from 'next/navigation';
import { getLocale, isLocaleId, type LocaleDefinition } from '@/lib/locales/definitions';

export type LocaleParams = { readonly params: Promise<{ readonly locale: string }> };

/** Returns the locale of the internal segment; calls notFound for an unknown one. */
export async function localeParam(params: LocaleParams['params']): Promise<LocaleDefinition> {
  const { locale } = await params;
  if (!isLocaleId(locale)) notFound();
  return getLocale(locale);
}
