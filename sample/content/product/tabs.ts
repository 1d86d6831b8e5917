import { colorSources } from '../catalog/color-sources';
import type { Flavor, Line } from '../catalog/types';
import { copy, translate } from '../locale';
import { bulletList, paragraphs, type RichText } from '../rich-text';
import type { SampleLocale } from '../types';
import { nutritionFacts } from './nutrition';

/** Returns the statement that a picture of fruit beside a drink without its juice calls for. */
const fruitNote = ({ ingredients: { en } }: Line) =>
  en.includes('coconut water')
    ? copy(
        'Naturally flavored. No fruit juice other than coconut water.',
        'Arômes naturels. Aucun jus de fruits, sauf l’eau de coco.',
      )
    : copy('Naturally flavored. No fruit juice.', 'Arômes naturels. Aucun jus de fruits.');

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
    .replace('{fruits}', flavor.fruits ? translate(flavor.fruits, locale) : '')
    .replace('{color}, ', color);
  const notes = [line.ingredientNote, flavor.hasTastePicture && flavor.fruits ? fruitNote(line) : undefined];
  const texts = [
    list,
    ...notes.flatMap((note) => (note ? [`<strong>${translate(note, locale)}</strong>`] : [])),
  ];
  if (line.serving !== undefined) return paragraphs(texts, 'both');
  const perSize = paragraphs(texts, 'html');
  return Object.fromEntries(sizes.map((size) => [size, perSize]));
}
