import { brand } from '@/lib/brand';

/** Locale variants (spec section 3, contract section 2). */
export const localeIds = ['ca-fr', 'ca-en', 'us-en'] as const;
export type LocaleId = (typeof localeIds)[number];

export const categorySlugs = [
  'sports-drink',
  'zero-sugar',
  'lyte',
  'flash-iv-ready-to-drink',
  'flash-iv-sticks',
  'sport-water',
] as const;
export type CategorySlug = (typeof categorySlugs)[number];

export const pageKeys = ['partners', 'press', 'faq', 'our-story', 'contact', 'store-locator'] as const;
export type PageKey = (typeof pageKeys)[number];

export const componentKeys = ['newsletter', 'reviews', 'social-sharing', 'recaptcha', 'wishlist'] as const;
export type ComponentKey = (typeof componentKeys)[number];

export type Country = 'CANADA' | 'USA';
export type Language = 'en' | 'fr';
export type CountryCode = 'ca' | 'us';
export const environmentNames = ['local', 'dev', 'staging', 'production'] as const;
export type EnvironmentName = (typeof environmentNames)[number];

/** A list of enabled keys; `*` enables all of them. */
export type FeatureList<Key extends string> = readonly (Key | '*')[];

/** Hosts per environment; the first one of a list is canonical. */
export type LocaleDomains = Readonly<Record<EnvironmentName, readonly string[]>>;

export type LocaleDefinition = {
  readonly id: LocaleId;
  readonly country: Country;
  readonly language: Language;
  readonly countryCode: CountryCode;
  /** BCP 47 tag, used for `lang`, hreflang and formatting. */
  readonly tag: 'fr-CA' | 'en-CA' | 'en-US';
  readonly label: string;
  readonly domains: LocaleDomains;
  /** Paths the locale serves; null means all. */
  readonly pathPatterns: readonly string[] | null;
  readonly features: {
    readonly categories: FeatureList<CategorySlug>;
    readonly pages: FeatureList<PageKey>;
    readonly components: FeatureList<ComponentKey>;
  };
  readonly config: {
    readonly currency: 'CAD' | 'USD';
    readonly currencySymbol: string;
    readonly dateFormat: 'DD/MM/YYYY' | 'MM/DD/YYYY';
    readonly phoneFormat: '(XXX) XXX-XXXX';
    /** Which analytics measurement id the locale reports to; the id itself is configuration. */
    readonly googleAnalyticsId: 'GA_MEASUREMENT_ID_US' | 'GA_MEASUREMENT_ID_CA';
  };
};

const host = (name: string) => `${name}${brand.slug}.example`;

const canada = {
  country: 'CANADA',
  countryCode: 'ca',
  pathPatterns: null,
  features: {
    categories: ['sports-drink', 'zero-sugar', 'lyte'],
    pages: ['*'],
    components: ['newsletter', 'reviews', 'social-sharing', 'recaptcha'],
  },
  config: {
    currency: 'CAD',
    currencySymbol: '$',
    dateFormat: 'DD/MM/YYYY',
    phoneFormat: '(XXX) XXX-XXXX',
    googleAnalyticsId: 'GA_MEASUREMENT_ID_CA',
  },
} as const;

/** In the order of the match: the first locale whose domains match a host wins. */
export const locales: readonly LocaleDefinition[] = [
  {
    ...canada,
    id: 'ca-fr',
    language: 'fr',
    tag: 'fr-CA',
    label: 'Canada (Français)',
    domains: {
      local: ['fr.ca.localhost'],
      dev: [host('fr-ca.dev.')],
      staging: [host('fr-ca.staging.')],
      production: [host('fr.')],
    },
  },
  {
    ...canada,
    id: 'ca-en',
    language: 'en',
    tag: 'en-CA',
    label: 'Canada (English)',
    domains: {
      local: ['ca.localhost'],
      dev: [host('ca.dev.')],
      staging: [host('ca.staging.')],
      production: [host('ca.')],
    },
  },
  {
    id: 'us-en',
    country: 'USA',
    language: 'en',
    countryCode: 'us',
    tag: 'en-US',
    label: 'United States (English)',
    domains: {
      local: ['localhost', 'us.localhost'],
      dev: [host('dev.')],
      staging: [host('staging.')],
      production: [host(''), host('www.')],
    },
    pathPatterns: null,
    features: { categories: ['*'], pages: ['*'], components: ['*'] },
    config: {
      currency: 'USD',
      currencySymbol: '$',
      dateFormat: 'MM/DD/YYYY',
      phoneFormat: '(XXX) XXX-XXXX',
      googleAnalyticsId: 'GA_MEASUREMENT_ID_US',
    },
  },
];

export const defaultLocaleId: LocaleId = 'us-en';

export function isLocaleId(value: unknown): value is LocaleId {
  return localeIds.some((id) => id === value);
}

/** The definition behind a locale id. */
export function getLocale(id: LocaleId): LocaleDefinition {
  const definition = locales.find((locale) => locale.id === id);
  if (!definition) throw new RangeError(`Unknown locale ${id}`);
  return definition;
}
