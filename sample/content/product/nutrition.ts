import type { Line, NutrientAmounts } from '../catalog/types';
import { translate } from '../locale';
import type { SampleLocale } from '../types';
import { amount, percentage } from './format';
import { servingStatement } from './serving';

type Facts = Readonly<Record<string, unknown>>;

const PROFILE_OUNCES = 16;
const SERVING_OUNCES = 12;

/** Returns label data: one object per size, or a single one for a line with a serving. */
export function nutritionFacts(line: Line, sizes: readonly string[], locale: SampleLocale): Facts {
  if (line.serving !== undefined) return servingFacts(line, line.serving, locale);
  return Object.fromEntries(sizes.map((size) => [size, bottleFacts(line, size, locale)]));
}

function servingFacts(line: Line, serving: NonNullable<Line['serving']>, locale: SampleLocale): Facts {
  const { calories, sodium, potassium, magnesium, totalCarbohydrate } = line.nutrients;
  return {
    servingSizeDisclaimer: translate(serving, locale),
    calories,
    totalFat: amount(0, 'g', locale),
    sodium: amount(sodium, 'mg', locale),
    potassium: amount(potassium, 'mg', locale),
    ...(magnesium === undefined ? {} : { magnesium: amount(magnesium, 'mg', locale) }),
    totalCarbohydrate: amount(totalCarbohydrate, 'g', locale),
    sugar: sugars(line.nutrients, locale),
    protein: amount(0, 'g', locale),
    microNutrients: microNutrients(line, locale),
  };
}

function bottleFacts(line: Line, size: string, locale: SampleLocale): Facts {
  const ounces = Number.parseFloat(size);
  const serving = scale(line.nutrients, SERVING_OUNCES / PROFILE_OUNCES);
  const container = scale(line.nutrients, ounces / PROFILE_OUNCES);
  return {
    servingSizeDisclaimer: servingStatement(ounces, SERVING_OUNCES, locale),
    calories: serving.calories,
    caloriesPerContainer: container.calories,
    totalFat: amount(0, 'g', locale),
    sodium: amount(serving.sodium, 'mg', locale),
    sodiumPerContainer: amount(container.sodium, 'mg', locale),
    potassium: amount(serving.potassium, 'mg', locale),
    potassiumPerContainer: amount(container.potassium, 'mg', locale),
    ...magnesium(serving, container, locale),
    totalCarbohydrate: amount(serving.totalCarbohydrate, 'g', locale),
    totalCarbohydratePerContainer: amount(container.totalCarbohydrate, 'g', locale),
    sugar: sugars(serving, locale),
    sugarPerContainer: sugars(container, locale),
    protein: amount(0, 'g', locale),
    microNutrients: microNutrients(line, locale),
  };
}

function magnesium(serving: NutrientAmounts, container: NutrientAmounts, locale: SampleLocale): Facts {
  if (serving.magnesium === undefined || container.magnesium === undefined) return {};
  return {
    magnesium: amount(serving.magnesium, 'mg', locale),
    magnesiumPerContainer: amount(container.magnesium, 'mg', locale),
  };
}

function sugars({ sugar, addedSugar, erythritol }: NutrientAmounts, locale: SampleLocale): Facts {
  return {
    total: amount(sugar, 'g', locale),
    addedSugar: amount(addedSugar, 'g', locale),
    ...(erythritol === undefined ? {} : { erythritol: amount(erythritol, 'g', locale) }),
  };
}

function microNutrients(line: Line, locale: SampleLocale): Facts {
  return Object.fromEntries(
    line.microNutrients.map(({ name, percent }) => [translate(name, locale), percentage(percent, locale)]),
  );
}

// Labels round: calories and minerals to multiples of five, the rest to whole grams.
function scale(amounts: NutrientAmounts, factor: number): NutrientAmounts {
  const toMultipleOfFive = (value: number) => Math.round((value * factor) / 5) * 5;
  const wholes = (value: number) => Math.round(value * factor);
  const { magnesium, erythritol } = amounts;
  return {
    calories: toMultipleOfFive(amounts.calories),
    sodium: toMultipleOfFive(amounts.sodium),
    potassium: toMultipleOfFive(amounts.potassium),
    ...(magnesium === undefined ? {} : { magnesium: wholes(magnesium) }),
    totalCarbohydrate: wholes(amounts.totalCarbohydrate),
    sugar: wholes(amounts.sugar),
    addedSugar: wholes(amounts.addedSugar),
    ...(erythritol === undefined ? {} : { erythritol: wholes(erythritol) }),
  };
}
