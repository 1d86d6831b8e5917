import type { Country } from '@/lib/locales/definitions';
import type { Nutrient } from './nutrition-readings';

/**
 * Daily values in milligrams for ages 4 and over, against which labels give percentages: 21 CFR 101.9(c) in the
 * United States, which has one for added sugars and none for their total, and Health Canada's Table of Daily Values,
 * which has one for the total alone.
 */
export const dailyValues: Readonly<Record<Country, Readonly<Partial<Record<Nutrient, number>>>>> = {
  USA: { sodium: 2300, potassium: 4700, magnesium: 420, addedSugar: 50_000 },
  CANADA: { sodium: 2300, potassium: 3400, magnesium: 420, sugar: 100_000 },
};
