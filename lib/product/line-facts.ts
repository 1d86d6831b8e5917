import type { NutritionFacts, Product } from '@/lib/content/types';
import { amountText, sizeText } from './amount-text';
import { electrolyteAmount } from './electrolytes';
import { basisOf, calorieNames, nutritionReadings, statedAmount, sugarNames } from './nutrition-readings';
import { hasFacts, variantsOf } from './per-size';
import { photographedSizes, sizePlan } from './sizes';

/** What the comparison says of a line (CMP-01). A null value is not stated. */
export type LineFacts = {
  readonly electrolytes: string | null;
  readonly sugar: string | null;
  readonly calories: string | null;
  /** "16, 20, 28 fl oz"; empty without a picture of any. */
  readonly sizes: string;
  /** The size that the amounts are for; null for one serving. */
  readonly amountsOf: string | null;
};

const electrolyteNames: readonly string[] = ['sodium', 'potassium', 'magnesium'];

/** Returns the sum of a label's electrolytes in milligrams; null unless it states sodium and potassium, and all exactly. */
function servedElectrolytes(facts: NutritionFacts): string | null {
  const stated = nutritionReadings(facts).filter(({ nutrient }) => electrolyteNames.includes(nutrient));
  if (!['sodium', 'potassium'].every((name) => stated.some(({ nutrient }) => nutrient === name))) return null;
  if (stated.some(({ sign }) => sign !== '')) return null;
  return String(stated.reduce((sum, { milligrams }) => sum + milligrams, 0));
}

/** Joins sizes; a unit that all of them have stands after the last. */
function sizeList(sizes: readonly string[]): string {
  const unit = sizes[0]?.replace(/^[\d.,]+/, '') ?? '';
  const amounts = sizes.map((size) => size.slice(0, -unit.length));
  const isShared =
    sizes.every((size) => size.endsWith(unit)) && amounts.every((amount) => /^[\d.,]+$/.test(amount));
  return isShared ? amounts.join(', ') + unit : sizes.join(', ');
}

/** Returns a line's facts from its first product, in the locale's format; null without nutrition facts. */
export function lineFacts(product: Product, tag: string): LineFacts | null {
  const { categorySlug, nutrition, electrolytes } = product;
  const { sizes } = sizePlan(categorySlug);
  const [first] = variantsOf(nutrition, sizes, hasFacts);
  if (!first) return null;
  const { size, value: facts } = first;
  const sugar = statedAmount(facts, sugarNames);
  const calories = statedAmount(facts, calorieNames);
  if (sugar === null && calories === null) return null;
  const amountsOf = size !== null && basisOf(facts) === 'container' ? size : null;
  // The content states them for a container only.
  const amount = amountsOf ? electrolytes[amountsOf] : servedElectrolytes(facts);
  return {
    electrolytes: amount ? electrolyteAmount(amount, tag) : null,
    sugar: sugar && amountText(sugar, tag, 'g'),
    calories: calories && amountText(calories, tag),
    sizes: sizeList(photographedSizes(product).map((available) => sizeText(available.size, tag))),
    amountsOf: amountsOf && sizeText(amountsOf, tag),
  };
}
