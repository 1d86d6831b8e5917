import type { Language } from '@/lib/locales/definitions';

/** Returns the address of a document in a language: `{language}` becomes its code. Other addresses stay as they are. */
export const linkInLanguage = (url: string, language: Language): string =>
  url.replaceAll('{language}', language);
