import type { ContentType } from '@/lib/content/content-types';
import type { Language, LocaleDefinition } from '@/lib/locales/definitions';

export type CountryCode = LocaleDefinition['countryCode'];

/** Languages besides those that every text of the sample is written in. */
export type OtherLanguage = Exclude<Language, 'en' | 'fr'>;

/** The folder a piece of content lives in: `/{countryCode}/{language}/`. */
export interface SampleLocale {
  readonly countryCode: CountryCode;
  readonly language: Language;
}

/** One content fragment as AEM lists it: a path and whatever fields its model has. */
export type SampleItem = { readonly _path: string } & Readonly<Record<string, unknown>>;

/** A response of AEM: a single key per content type, holding the items. */
export interface SampleResponse {
  data: Record<string, { items: readonly SampleItem[] }>;
}

/** A text in English and French, and in whatever other language it was translated into. */
export type Copy = Readonly<Record<'en' | 'fr', string> & Partial<Record<OtherLanguage, string>>>;

export type { ContentType, Language };
