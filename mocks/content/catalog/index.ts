import type { SampleLocale } from '../types';
import { flashIvReadyToDrink } from './flash-iv-ready-to-drink';
import { flashIvSticks } from './flash-iv-sticks';
import { lyte } from './lyte';
import { sportWater } from './sport-water';
import { sportsDrink } from './sports-drink';
import type { Line } from './types';
import { zeroSugar } from './zero-sugar';

const soldEverywhere: readonly Line[] = [sportsDrink, zeroSugar, lyte];
const soldInTheUnitedStates: readonly Line[] = [flashIvReadyToDrink, flashIvSticks, sportWater];

/** The lines a country sells, in the order of the range. */
export function linesOf({ countryCode }: SampleLocale): readonly Line[] {
  return countryCode === 'us' ? [...soldEverywhere, ...soldInTheUnitedStates] : soldEverywhere;
}
