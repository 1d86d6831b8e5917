import { brand } from '@/lib/brand';
import { type CategorySlug, categorySlugs, isCategorySlug } from './category-slugs';

export const pageKeys = ['partners', 'press', 'faq', 'our-story', 'contact', 'store-locator'] as const;
export type PageKey = (typeof pageKeys)[number];

const componentKeys = ['newsletter', 'reviews', 'social-sharing', 'recaptcha', 'wishlist'] as const;
export type ComponentKey = (typeof componentKeys)[number];

export type Country = 'CANADA' | 'USA';
type CountryCode = 'ca' | 'us';
export const environmentNames = ['local', 'dev', 'staging', 'production'] as const;
export type EnvironmentName = (typeof environmentNames)[number];

/** A list of enabled keys; `*` enables all of them. */
type FeatureList<Key extends string> = readonly (Key | '*')[];

/** Hosts per environment; the first one of a list is canonical. */
type LocaleDomains = Readonly<Record<EnvironmentName, readonly string[]>>;

/** An entry of the table; `LocaleDefinition` narrows `id`, `language` and `tag` to the values of the table. */
type LocaleEntry = {
  readonly country: Country;
  /** Names the folder of messages and, with the country code, the one of content. */
  readonly language: string;
  readonly countryCode: CountryCode;
  /** BCP 47 tag, used for `lang`, hreflang and formatting. */
  readonly tag: string;
  readonly label: string;
  readonly domains: LocaleDomains;
  /** Paths the locale serves; null means all. */
  readonly pathPatterns: readonly string[] | null;
  readonly features: {
    readonly categories: FeatureList<CategorySlug>;
    readonly pages: FeatureList<PageKey>;
    readonly components: FeatureList<ComponentKey>;
    /** What the page "where to buy" shows: the locator's frame, or the retailers that sell online. */
    readonly storeLocator: 'frame' | 'retailers';
  };
  readonly config: {
    readonly currency: 'CAD' | 'USD';
    readonly currencySymbol: string;
    readonly dateFormat: 'DD/MM/YYYY' | 'MM/DD/YYYY';
    readonly phoneFormat: '(XXX) XXX-XXXX';
    /** Unit of the sizes of bottles: fluid ounces, or millilitres. */
    readonly volumeUnit: 'fl oz' | 'mL';
    /** Whether the labels of bottles are in two languages, as in Canada. */
    readonly bilingualLabels: boolean;
    /** Whether the toggles of optional cookies are on before the visitor's choice (COOK-01). */
    readonly optionalCookiesOn: boolean;
    /** Which analytics measurement id the locale reports to; the id itself is configuration. */
    readonly googleAnalyticsId: 'GA_MEASUREMENT_ID_US' | 'GA_MEASUREMENT_ID_CA';
  };
};

const host = (name: string) => `${name}${brand.domain}`;

const canada = {
  country: 'CANADA',
  countryCode: 'ca',
  pathPatterns: null,
  features: {
    categories: ['sports-drink', 'zero-sugar', 'lyte'],
    pages: ['*'],
    components: ['newsletter', 'reviews', 'social-sharing', 'recaptcha'],
    storeLocator: 'retailers',
  },
} as const;

const canadianConfig = {
  currency: 'CAD',
  currencySymbol: '$',
  dateFormat: 'DD/MM/YYYY',
  phoneFormat: '(XXX) XXX-XXXX',
  volumeUnit: 'mL',
  bilingualLabels: true,
  googleAnalyticsId: 'GA_MEASUREMENT_ID_CA',
} as const;

/** Locale variants (LOC-01), in the order of the match: the first one whose domains match a host wins. */
const definitions = {
  'ca-fr': {
    ...canada,
    language: 'fr',
    tag: 'fr-CA',
    label: 'Canada (Français)',
    domains: {
      local: ['fr.ca.localhost'],
      dev: [host('fr-ca.dev.')],
      staging: [host('fr-ca.staging.')],
      production: [host('fr.')],
    },
    config: { ...canadianConfig, optionalCookiesOn: true },
  },
  'ca-en': {
    ...canada,
    language: 'en',
    tag: 'en-CA',
    label: 'Canada (English)',
    domains: {
      local: ['ca.localhost'],
      dev: [host('ca.dev.')],
      staging: [host('ca.staging.')],
      production: [host('ca.')],
    },
    config: { ...canadianConfig, optionalCookiesOn: true },
  },
  'us-en': {
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
    features: { categories: ['*'], pages: ['*'], components: ['*'], storeLocator: 'frame' },
    config: {
      currency: 'USD',
      currencySymbol: '$',
      dateFormat: 'MM/DD/YYYY',
      phoneFormat: '(XXX) XXX-XXXX',
      volumeUnit: 'fl oz',
      bilingualLabels: false,
      optionalCookiesOn: true,
      googleAnalyticsId: 'GA_MEASUREMENT_ID_US',
    },
  },
} as const satisfies Readonly<Record<string, LocaleEntry>>;

export type LocaleId = keyof typeof definitions;
export type Language = (typeof definitions)[LocaleId]['language'];
export type LocaleTag = (typeof definitions)[LocaleId]['tag'];

export type LocaleDefinition = LocaleEntry & {
  readonly id: LocaleId;
  readonly language: Language;
  readonly tag: LocaleTag;
};

export const localeIds = Object.keys(definitions) as readonly LocaleId[];

export const locales: readonly LocaleDefinition[] = localeIds.map((id) => ({ id, ...definitions[id] }));

/** Distinct languages, in the order of the locales. */
export const languages: readonly Language[] = [...new Set(locales.map(({ language }) => language))];

export const defaultLocaleId: LocaleId = 'us-en';

export function isLocaleId(value: unknown): value is LocaleId {
  return localeIds.some((id) => id === value);
}

/** Returns the definition behind a locale id. */
export function getLocale(id: LocaleId): LocaleDefinition {
  const definition = locales.find((locale) => locale.id === id);
  if (!definition) throw new RangeError(`Unknown locale ${id}`);
  return definition;
}

/** Returns the other locales of the country, which have the page in another language. */
export function siblingLocales({ id, country }: Pick<LocaleDefinition, 'id' | 'country'>) {
  return locales.filter((other) => other.country === country && other.id !== id);
}

function enables<Key extends string>(list: FeatureList<Key>, key: Key): boolean {
  return list.includes('*') || list.includes(key);
}

/** Feature gates of a locale (LOC-09); `*` in a list enables everything. */
export const offersCategory = (locale: LocaleDefinition, slug: CategorySlug) =>
  enables(locale.features.categories, slug);

export const offersPage = (locale: LocaleDefinition, page: PageKey) => enables(locale.features.pages, page);

export const offersComponent = (locale: LocaleDefinition, component: ComponentKey) =>
  enables(locale.features.components, component);

/** Returns the locale's categories in the order of the menu. */
export function enabledCategories(locale: LocaleDefinition): readonly CategorySlug[] {
  return categorySlugs.filter((slug) => offersCategory(locale, slug));
}

/** Strips a category slug of every character except letters, digits, hyphen and underscore (NAV-03). */
export const sanitizeSlug = (slug: string) => slug.replace(/[^A-Za-z0-9_-]/g, '');

/** Returns whether a slug from content or a URL is a category that the locale offers. */
export const offersSlug = (locale: LocaleDefinition, slug: string): slug is CategorySlug =>
  isCategorySlug(slug) && offersCategory(locale, slug);
