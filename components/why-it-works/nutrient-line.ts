import type { Nutrient } from '@/lib/product/nutrition-readings';

/** One nutrient as the section shows it. */
export type NutrientLine = {
  readonly nutrient: Nutrient;
  readonly label: string;
  readonly amount: string;
  /** Null if the amount is too small for a claim. */
  readonly reason: string | null;
  /** Share of the daily value, from 0 to 1. */
  readonly share: number;
};
