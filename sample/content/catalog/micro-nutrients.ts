import { copy } from '../locale';
import type { Copy } from '../types';
import type { MicroNutrient } from './types';

const names = {
  vitaminA: copy('Vitamin A', 'Vitamine A'),
  vitaminC: copy('Vitamin C', 'Vitamine C'),
  vitaminE: copy('Vitamin E', 'Vitamine E'),
  niacin: copy('Niacin', 'Niacine'),
  vitaminB6: copy('Vitamin B6', 'Vitamine B6'),
  vitaminB12: copy('Vitamin B12', 'Vitamine B12'),
  pantothenicAcid: copy('Pantothenic Acid', 'Acide pantothénique'),
  magnesium: copy('Magnesium', 'Magnésium'),
  zinc: copy('Zinc', 'Zinc'),
} satisfies Record<string, Copy>;

/** A share of the daily value, named in both languages. */
export function microNutrient(name: keyof typeof names, percent: number): MicroNutrient {
  return { name: names[name], percent };
}
