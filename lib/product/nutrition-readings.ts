import type { NutritionFacts, NutritionRow } from '@/lib/content/types';
import { isZeroAmount, type Mass, massOf } from './amount-text';

/** Nutrients of "Why it works", in its order, with the names and the unit of bare numbers that labels use. */
const nutrients = [
  { nutrient: 'sodium', names: ['sodium'], unit: 'mg' },
  { nutrient: 'potassium', names: ['potassium'], unit: 'mg' },
  { nutrient: 'magnesium', names: ['magnesium'], unit: 'mg' },
  { nutrient: 'sugar', names: ['sugar', 'sugars', 'totalSugar', 'totalSugars'], unit: 'g' },
] as const;

export type Nutrient = (typeof nutrients)[number]['nutrient'];
export type Reading = { readonly nutrient: Nutrient } & Mass;

/** What the amounts of a label are for: the whole container or one serving. */
export type Basis = 'container' | 'serving';

const perContainer = (row: NutritionRow) => (row.kind === 'single' ? undefined : row.perContainer);

/** Returns whether a label states amounts per container. Its other amounts are then of a serving. */
export function basisOf({ rows }: NutritionFacts): Basis {
  return rows.some((row) => perContainer(row) !== undefined) ? 'container' : 'serving';
}

/** Returns an amount as the label states it on its basis; null if it does not. Nothing is converted, zero stays zero. */
export function statedAmount(facts: NutritionFacts, names: readonly string[]): string | null {
  const row = facts.rows.find(({ name }) => names.includes(name));
  if (!row?.value) return null;
  if (basisOf(facts) === 'serving' || isZeroAmount(row.value)) return row.value;
  return perContainer(row) ?? null;
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
