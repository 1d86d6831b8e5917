import type { CategorySlug } from '@/lib/locales/category-slugs';
import { enabledCategories, locales } from '@/lib/locales/definitions';
import type { SampleLocale } from '../types';
import { flashIvReadyToDrink } from './flash-iv-ready-to-drink';
import { flashIvSticks } from './flash-iv-sticks';
import { lyte } from './lyte';
import { sportWater } from './sport-water';
import { sportsDrink } from './sports-drink';
import type { Line } from './types';
import { zeroSugar } from './zero-sugar';

const lines = {
  'sports-drink': sportsDrink,
  'zero-sugar': zeroSugar,
  lyte,
  'flash-iv-ready-to-drink': flashIvReadyToDrink,
  'flash-iv-sticks': flashIvSticks,
  'sport-water': sportWater,
} as const satisfies Readonly<Record<CategorySlug, Line>>;

/** Returns the categories of the locale, in catalog order. */
export function linesOf(place: SampleLocale): readonly Line[] {
  const locale = locales.find(
    ({ countryCode, language }) => countryCode === place.countryCode && language === place.language,
  );
  return locale ? enabledCategories(locale).map((slug) => lines[slug]) : [];
}
