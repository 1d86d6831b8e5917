import type { Line, NutrientAmounts } from '../catalog/types';

/** Ounces of the serving of a bottle that is more than one. */
const servingOunces = 12;

/** A container below twice the reference amount, 12 ounces, is one serving in the United States and in Canada. */
export const isOneServing = (ounces: number) => ounces < 2 * servingOunces;

/** The size that the first column of a bottle's label is for. */
export const servingSize = (ounces: number) => `${isOneServing(ounces) ? ounces : servingOunces}oz`;

/** Millilitres of a unit; of a gram of powder, the share of a stick is what counts. */
const units: Readonly<Record<string, number>> = { oz: 29.574, ml: 1, L: 1000, g: 1 };

function volumeOf(size: string): number {
  const [, amount = '', unit = ''] = /^([\d.]+)(\D+)$/.exec(size) ?? [];
  return Number(amount) * (units[unit] ?? Number.NaN);
}

/** Returns how many times the amounts of a line are in one of its sizes. */
export const factorOf = ({ amountsOf }: Pick<Line, 'amountsOf'>, size: string): number =>
  volumeOf(size) / volumeOf(amountsOf);

/** Returns what a label states of a size. Labels round: calories and minerals to multiples of five, the rest to wholes. */
export function labelAmounts(line: Pick<Line, 'amountsOf' | 'nutrients'>, size: string): NutrientAmounts {
  const factor = factorOf(line, size);
  const toMultipleOfFive = (value: number) => Math.round((value * factor) / 5) * 5;
  const wholes = (value: number) => Math.round(value * factor);
  const { calories, sodium, potassium, totalCarbohydrate, sugar, addedSugar } = line.nutrients;
  const { magnesium, erythritol } = line.nutrients;
  return {
    calories: toMultipleOfFive(calories),
    sodium: toMultipleOfFive(sodium),
    potassium: toMultipleOfFive(potassium),
    ...(magnesium === undefined ? {} : { magnesium: wholes(magnesium) }),
    totalCarbohydrate: wholes(totalCarbohydrate),
    sugar: wholes(sugar),
    addedSugar: wholes(addedSugar),
    ...(erythritol === undefined ? {} : { erythritol: wholes(erythritol) }),
  };
}

/** Returns the milligrams of electrolytes of a size: the sum of the minerals that its label states. */
export function electrolytesOf(line: Pick<Line, 'amountsOf' | 'nutrients'>, size: string): number {
  const { sodium, potassium, magnesium = 0 } = labelAmounts(line, size);
  return sodium + potassium + magnesium;
}
