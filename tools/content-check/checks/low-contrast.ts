import { brand } from '@/lib/brand';
import { minContrast, textContrast } from '../contrast';
import type { FieldName } from '../field-name';
import { productsOf } from '../products';
import type { Check, LocaleContent } from '../types';

type Surface = readonly [path: string, field: FieldName, color: string | null];

const surfacesOf = (content: LocaleContent): readonly Surface[] => [
  ...productsOf(content).map(
    ({ path, backgroundColor }) => [path, 'productBackgroundColor', backgroundColor] as const,
  ),
  ...content.features.map(
    ({ path, backgroundColor }) => [path, 'productBackgroundColor', backgroundColor] as const,
  ),
  ...content.categories.map(
    ({ path, backgroundColor }) => [path, 'categoryBackgroundColor', backgroundColor] as const,
  ),
  ...content.campaigns.map(({ path, color }) => [path, 'campaignColor', color] as const),
];

/** Finds colours without enough contrast for their text. Text on the brand red is exempt (PROD-01). */
export const lowContrast: Check = {
  kind: 'low-contrast',
  title: 'Colours whose text misses AA',
  severity: 'error',
  find: (content) =>
    surfacesOf(content).flatMap(([path, field, color]) => {
      if (color === null || color === brand.colors.red || textContrast(color) >= minContrast) return [];
      const expectation = `a contrast of ${minContrast} with its text; it is ${textContrast(color).toFixed(2)}`;
      return [{ path, field, value: color, expectation }];
    }),
};
