import type { ContentType } from '@/lib/content/content-types';
import type { Language, LocaleDefinition } from '@/lib/locales/definitions';

export type CountryCode = LocaleDefinition['countryCode'];

/** Languages other than those of every sample text. */
export type OtherLanguage = Exclude<Language, 'en' | 'fr'>;

/** Folder of content: `/{countryCode}/{language}/`. */
export interface SampleLocale {
  readonly countryCode: CountryCode;
  readonly language: Language;
}

/** A content fragment in AEM's list: a path and the fields of its model. */
export type SampleItem = { readonly _path: string } & Readonly<Record<string, unknown>>;

/** A response of AEM: one key per content type, with the items. */
export interface SampleResponse {
  data: Record<string, { items: readonly SampleItem[] }>;
}

/** A text in English and French, and in other languages with a translation. */
export type Copy = Readonly<Record<'en' | 'fr', string> & Partial<Record<OtherLanguage, string>>>;

export type { ContentType, Language };
