import type { CountryCode, Language, SampleLocale } from '../types';
import { isOneServing, servingSize } from './label-amounts';

type Statements = { readonly en: string } & Readonly<Partial<Record<Language, string>>>;

const millilitersPerOunce = 29.574;

const milliliters = (ounces: number) => `${Math.round(ounces * millilitersPerOunce)}\u00a0mL`;

/** Returns how many servings a container says that it holds: between two and five, to the nearest half. */
const servingsIn = (bottle: number, serving: number) => Math.round((2 * bottle) / serving) / 2;

/** Returns the serving statement of a bottle: in fluid ounces in the United States, metric in Canada. */
export function servingStatement(bottle: number, { countryCode, language }: SampleLocale): string {
  const serving = Number.parseFloat(servingSize(bottle));
  const whole = {
    ca: {
      en: `Per 1 bottle (${milliliters(bottle)}).`,
      fr: `Pour 1 bouteille (${milliliters(bottle)}).`,
    },
    us: { en: `Serving size: 1 bottle (${milliliters(bottle)}).` },
  } satisfies Record<CountryCode, Statements>;
  const part = {
    ca: {
      en: `Per ${milliliters(serving)}. The bottle holds ${milliliters(bottle)}.`,
      fr: `Pour ${milliliters(serving)}. La bouteille contient ${milliliters(bottle)}.`,
    },
    us: {
      en: `Serving size: ${serving}\u00a0fl\u00a0oz (${milliliters(serving)}). About ${servingsIn(bottle, serving)} servings per container.`,
    },
  } satisfies Record<CountryCode, Statements>;
  const statements: Statements = (isOneServing(bottle) ? whole : part)[countryCode];
  return statements[language] ?? statements.en;
}
