import { dailyValues } from '@/lib/product/daily-values';
import { microNutrient } from '../catalog/micro-nutrients';
import type { Line, NutrientAmounts } from '../catalog/types';
import { translate } from '../locale';
import type { SampleLocale } from '../types';
import { amount, percentage } from './format';
import { factorOf, isOneServing, labelAmounts, servingSize } from './label-amounts';
import { servingStatement } from './serving';

type Facts = Readonly<Record<string, unknown>>;

/** Returns label data: one object per size, or a single one for a line with a serving. */
export function nutritionFacts(line: Line, sizes: readonly string[], locale: SampleLocale): Facts {
  if (line.serving !== undefined) {
    return {
      servingSizeDisclaimer: translate(line.serving, locale),
      ...rows(labelAmounts(line, line.amountsOf), null, locale),
      microNutrients: microNutrients(line, line.amountsOf, locale),
    };
  }
  return Object.fromEntries(sizes.map((size) => [size, bottleFacts(line, size, locale)]));
}

/** Returns the label of a bottle. One that is more than a serving has a second column. */
function bottleFacts(line: Line, size: string, locale: SampleLocale): Facts {
  const ounces = Number.parseFloat(size);
  const serving = servingSize(ounces);
  const container = isOneServing(ounces) ? null : labelAmounts(line, size);
  return {
    servingSizeDisclaimer: servingStatement(ounces, locale),
    ...(container ? {} : { servingsPerContainer: 1 }),
    ...rows(labelAmounts(line, serving), container, locale),
    microNutrients: microNutrients(line, serving, locale),
  };
}

function rows(serving: NutrientAmounts, container: NutrientAmounts | null, locale: SampleLocale): Facts {
  const pair = (name: string, of: (amounts: NutrientAmounts) => unknown) => ({
    [name]: of(serving),
    ...(container ? { [`${name}PerContainer`]: of(container) } : {}),
  });
  const mineral = (name: 'sodium' | 'potassium' | 'magnesium') =>
    serving[name] === undefined ? {} : pair(name, (amounts) => amount(amounts[name] ?? 0, 'mg', locale));
  return {
    ...pair('calories', ({ calories }) => calories),
    totalFat: amount(0, 'g', locale),
    ...mineral('sodium'),
    ...mineral('potassium'),
    ...mineral('magnesium'),
    ...pair('totalCarbohydrate', ({ totalCarbohydrate }) => amount(totalCarbohydrate, 'g', locale)),
    ...pair('sugar', (amounts) => sugars(amounts, locale)),
    ...(serving.erythritol === undefined
      ? {}
      : pair('erythritol', ({ erythritol = 0 }) => amount(erythritol, 'g', locale))),
    protein: amount(0, 'g', locale),
  };
}

/** Labels of Canada have no added sugars. */
function sugars({ sugar, addedSugar }: NutrientAmounts, locale: SampleLocale): Facts {
  return {
    total: amount(sugar, 'g', locale),
    ...(locale.countryCode === 'ca' ? {} : { addedSugar: amount(addedSugar, 'g', locale) }),
  };
}

function microNutrients(line: Line, size: string, locale: SampleLocale): Facts {
  const { magnesium } = labelAmounts(line, size);
  const { magnesium: daily = Number.NaN } = dailyValues.USA;
  const shares = [
    ...line.microNutrients.map(({ name, percent }) => ({ name, percent: percent * factorOf(line, size) })),
    ...(magnesium === undefined ? [] : [microNutrient('magnesium', (100 * magnesium) / daily)]),
  ];
  return Object.fromEntries(
    shares.map(({ name, percent }) => [translate(name, locale), percentage(rounded(percent), locale)]),
  );
}

/** Labels round shares of the daily value: to 2 % up to 10 %, to 5 % up to 50 %, to 10 % above. */
function rounded(percent: number): number {
  const step = percent <= 10 ? 2 : percent <= 50 ? 5 : 10;
  return Math.round(percent / step) * step;
}
