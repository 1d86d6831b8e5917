import type { Product } from '@/lib/content/types';
import { amountText, sizeText } from './amount-text';
import { electrolyteAmount } from './electrolytes';
import { basisOf, calorieNames, statedAmount, sugarNames } from './nutrition-readings';
import { hasFacts, variantsOf } from './per-size';
import { photographedSizes, sizePlan } from './sizes';

/** What the comparison says of a line (CMP-01). A null value is not stated. */
export type LineFacts = {
  readonly electrolytes: string | null;
  /** The size that the electrolytes are for, if it differs from that of the other amounts. */
  readonly electrolytesOf: string | null;
  readonly sugar: string | null;
  readonly calories: string | null;
  readonly sizes: readonly string[];
  /** The size that the amounts are for; null for one serving. */
  readonly amountsOf: string | null;
};

/** Returns a line's facts from its first product, in the locale's format; null without nutrition facts. */
export function lineFacts(product: Product, tag: string): LineFacts | null {
  const { categorySlug, nutrition, electrolytes } = product;
  const { sizes, showsElectrolytes, defaultSize } = sizePlan(categorySlug);
  const [first] = variantsOf(nutrition, sizes, hasFacts);
  if (!first) return null;
  const { size, value: facts } = first;
  const sugar = statedAmount(facts, sugarNames);
  const calories = statedAmount(facts, calorieNames);
  if (sugar === null && calories === null) return null;
  const amountsOf = size !== null && basisOf(facts) === 'container' ? size : null;
  const electrolytesSize = size ?? defaultSize;
  const amount = showsElectrolytes ? electrolytes[electrolytesSize] : undefined;
  return {
    electrolytes: amount ? electrolyteAmount(amount, tag) : null,
    electrolytesOf: amount && amountsOf === null ? sizeText(electrolytesSize, tag) : null,
    sugar: sugar && amountText(sugar, tag, 'g'),
    calories: calories && amountText(calories, tag),
    sizes: photographedSizes(product).map((available) => sizeText(available.size, tag)),
    amountsOf: amountsOf && sizeText(amountsOf, tag),
  };
}
