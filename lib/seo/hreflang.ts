import { defaultLocaleId, type LocaleDefinition } from '@/lib/locales/definitions';

type Version = { readonly locale: Pick<LocaleDefinition, 'id' | 'tag'>; readonly url: string };

/**
 * Returns hreflang values with their URLs for all versions of a page (SEO-01). `x-default` is the page for
 * visitors whose language has no version: the default locale's, or the first one if that locale does not have
 * the page.
 */
export function hreflangs(versions: readonly Version[]): Readonly<Record<string, string>> {
  const byTag = Object.fromEntries(versions.map(({ locale, url }) => [locale.tag, url]));
  const standard = versions.find(({ locale }) => locale.id === defaultLocaleId) ?? versions[0];
  return standard ? { ...byTag, 'x-default': standard.url } : byTag;
}
