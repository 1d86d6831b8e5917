/** The content types the content backend knows. */
export type ContentType = 'category' | 'slides' | 'product' | 'product-feature-slider' | 'partners';

export type CountryCode = 'us' | 'ca';
export type Language = 'en' | 'fr';

/** The folder a piece of content lives in: `/{countryCode}/{language}/`. */
export interface SampleLocale {
  readonly countryCode: CountryCode;
  readonly language: Language;
}

/** One content fragment as AEM lists it: a path and whatever fields its model has. */
export type SampleItem = { readonly _path: string } & Readonly<Record<string, unknown>>;

/** One AEM answer: a single key per content type, holding the items. */
export interface SampleAnswer {
  data: Record<string, { items: readonly SampleItem[] }>;
}

/** Copy in both languages. */
export interface Copy {
  readonly en: string;
  readonly fr: string;
}
