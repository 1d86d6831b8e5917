import type { NutritionFacts } from '@/lib/content/types';
import { isZeroAmount, type Mass, massOf } from './amount-text';

/** Nutrients of "Why it works", in its order, with the names and the unit of bare numbers that labels use. */
const nutrients = [
  { nutrient: 'sodium', names: ['sodium'], unit: 'mg' },
  { nutrient: 'potassium', names: ['potassium'], unit: 'mg' },
  { nutrient: 'magnesium', names: ['magnesium'], unit: 'mg' },
  { nutrient: 'sugar', names: ['sugar', 'sugars', 'totalSugar', 'totalSugars'], unit: 'g' },
  { nutrient: 'addedSugar', names: ['addedSugar', 'addedSugars'], unit: 'g' },
] as const;

export type Nutrient = (typeof nutrients)[number]['nutrient'];
export type Reading = { readonly nutrient: Nutrient } & Mass;

/** What the amounts of a label are for: the whole container or one serving. */
export type Basis = 'container' | 'serving';

type Amount = { readonly name: string; readonly value: string; readonly perContainer?: string };

/** Returns the rows of a label and the parts of its groups, such as the added sugars. */
const amountsOf = ({ rows }: NutritionFacts): readonly Amount[] =>
  rows.flatMap((row): Amount[] => (row.kind === 'group' ? [row, ...row.items] : [row]));

/** Returns whether a label says that the container is one serving, so that it needs no second column. */
const isOneServing = ({ rows }: NutritionFacts) =>
  rows.some(({ name, value }) => name === 'servingsPerContainer' && Number(value) === 1);

/** Returns whether a label states amounts per container. Its other amounts are then of a serving. */
export function basisOf(facts: NutritionFacts): Basis {
  const isPaired = facts.rows.some((row) => row.kind !== 'single' && row.perContainer !== undefined);
  return isPaired || isOneServing(facts) ? 'container' : 'serving';
}

/** Returns an amount as the label states it on its basis; null if it does not. Nothing is converted, zero stays zero. */
export function statedAmount(facts: NutritionFacts, names: readonly string[]): string | null {
  const amount = amountsOf(facts).find(({ name }) => names.includes(name));
  if (!amount?.value) return null;
  const isWhole = basisOf(facts) === 'serving' || isOneServing(facts);
  if (isWhole || isZeroAmount(amount.value)) return amount.value;
  return amount.perContainer ?? null;
}

/** Returns the nutrients in milligrams that a label states (WHY-01). Leaves out those it does not. */
export function nutritionReadings(facts: NutritionFacts): readonly Reading[] {
  return nutrients.flatMap(({ nutrient, names, unit }) => {
    const stated = statedAmount(facts, names);
    const mass = stated === null ? null : massOf(stated, unit);
    return mass ? [{ nutrient, ...mass }] : [];
  });
}

/** Names of the total of sugars and of the calories on labels. */
export const sugarNames = nutrients[3].names;
export const calorieNames = ['calories', 'energy'] as const;
