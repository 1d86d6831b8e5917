import type { Nutrient } from '@/lib/product/nutrition-readings';

/** What the section says of one nutrient. */
export type NutrientLine = {
  readonly nutrient: Nutrient;
  readonly label: string;
  readonly amount: string;
  /** Null where nothing may be said of so small an amount. */
  readonly reason: string | null;
  /** Share of the daily value, from 0 to 1. */
  readonly share: number;
};
