import type { CountryCode, Language, SampleLocale } from '../types';

type Statements = { readonly en: string } & Readonly<Partial<Record<Language, string>>>;

const MILLILITERS_PER_OUNCE = 29.574;

/** Returns the serving statement of a bottle: in fluid ounces in the United States, metric in Canada. */
export function servingStatement(
  bottleOunces: number,
  servingOunces: number,
  { countryCode, language }: SampleLocale,
): string {
  const serving = Math.round(servingOunces * MILLILITERS_PER_OUNCE);
  const bottle = Math.round(bottleOunces * MILLILITERS_PER_OUNCE);
  const servings = (bottleOunces / servingOunces).toFixed(1);
  const statements = {
    ca: {
      en: `Per ${serving}\u00a0mL. The bottle holds ${bottle}\u00a0mL.`,
      fr: `Pour ${serving}\u00a0ml. La bouteille contient ${bottle}\u00a0ml.`,
    },
    us: {
      en: `Serving size: ${servingOunces}\u00a0fl\u00a0oz (${serving}\u00a0mL). About ${servings} servings per container.`,
    },
  } satisfies Record<CountryCode, Statements>;
  const ofCountry: Statements = statements[countryCode];
  return ofCountry[language] ?? ofCountry.en;
}
