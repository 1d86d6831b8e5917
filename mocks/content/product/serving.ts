import type { SampleLocale } from '../types';

const MILLILITERS_PER_OUNCE = 29.574;

/** The serving statement of a bottle: by the fluid ounce in the United States, metric in Canada. */
export function servingStatement(
  bottleOunces: number,
  servingOunces: number,
  { countryCode, language }: SampleLocale,
): string {
  const serving = Math.round(servingOunces * MILLILITERS_PER_OUNCE);
  const bottle = Math.round(bottleOunces * MILLILITERS_PER_OUNCE);
  if (language === 'fr') return `Pour ${serving} ml. La bouteille contient ${bottle} ml.`;
  if (countryCode === 'ca') return `Per ${serving} mL. The bottle holds ${bottle} mL.`;
  const servings = (bottleOunces / servingOunces).toFixed(1);
  return `Serving size: ${servingOunces} fl oz (${serving} mL). About ${servings} servings per container.`;
}
