import type { Country } from '@/lib/locales/definitions';
import type { Nutrient } from './nutrition-readings';

/**
 * Daily values in milligrams for ages 4 and over, against which labels give percentages: 21 CFR 101.9(c) in the
 * United States, where the one of sugar is for added sugars, and Health Canada's Table of Daily Values.
 */
export const dailyValues: Readonly<Record<Country, Readonly<Record<Nutrient, number>>>> = {
  USA: { sodium: 2300, potassium: 4700, magnesium: 420, sugar: 50_000 },
  CANADA: { sodium: 2300, potassium: 3400, magnesium: 420, sugar: 100_000 },
};
