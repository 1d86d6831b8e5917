import { colorSources } from '../catalog/color-sources';
import type { Flavor, Line } from '../catalog/types';
import { translate } from '../locale';
import { bulletList, paragraphs, type RichText } from '../rich-text';
import type { SampleLocale } from '../types';
import { nutritionFacts } from './nutrition';

/** Returns the three tabs of the product page; null for an empty tab. */
export function tabFields(line: Line, flavor: Flavor, locale: SampleLocale) {
  if (flavor.gap === 'tabs' || flavor.gap === 'images-and-tabs') {
    return { detailsTabContent: null, nutritionFactsTabContent: null, ingredientsTabContent: null };
  }
  const sizes = flavor.labelledSizes ?? line.sizes;
  return {
    detailsTabContent: details(line, flavor, locale),
    nutritionFactsTabContent: nutritionFacts(line, sizes, locale),
    ingredientsTabContent: ingredients(line, flavor, sizes, locale),
  };
}

function details(line: Line, flavor: Flavor, locale: SampleLocale): RichText {
  const bullets = [...line.bullets, ...flavor.bullets].map((bullet) => translate(bullet, locale));
  return bulletList(bullets, line.detailsForm);
}

// Returns one ingredient list for a line without a per-size label, else one per size.
function ingredients(
  line: Line,
  flavor: Flavor,
  sizes: readonly string[],
  locale: SampleLocale,
): RichText | Readonly<Record<string, RichText>> {
  const color = flavor.colorSource ? `${translate(colorSources[flavor.colorSource], locale)}, ` : '';
  const list = translate(line.ingredients, locale)
    .replace('{fruits}', translate(flavor.fruits, locale))
    .replace('{color}, ', color);
  const { ingredientNote } = line;
  const note = ingredientNote ? [`<strong>${translate(ingredientNote, locale)}</strong>`] : [];
  const texts = [list, ...note];
  if (line.serving !== undefined) return paragraphs(texts, 'both');
  const perSize = paragraphs(texts, 'html');
  return Object.fromEntries(sizes.map((size) => [size, perSize]));
}
