import type { Nutrient } from '@/lib/product/nutrition-readings';

/** One nutrient as the section shows it. */
export type NutrientLine = {
  readonly nutrient: Nutrient;
  readonly label: string;
  readonly amount: string;
  /** What is said of it. */
  readonly reason: string;
  /** Share of the daily value, from 0 to 1. */
  readonly share: number;
};

/** Returns whether a nutrient is sugar, whose bar has a color of its own. */
export function isSugar(nutrient: Nutrient): nutrient is 'sugar' | 'addedSugar' {
  return nutrient === 'sugar' || nutrient === 'addedSugar';
}
