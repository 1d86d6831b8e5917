import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namespaces } from '@/lib/i18n/messages';
import { sampleItems } from '@/sample/content';
import { flashIvReadyToDrink } from '@/sample/content/catalog/flash-iv-ready-to-drink';
import { flashIvSticks } from '@/sample/content/catalog/flash-iv-sticks';
import { lyte } from '@/sample/content/catalog/lyte';
import { sportWater } from '@/sample/content/catalog/sport-water';
import { sportsDrink } from '@/sample/content/catalog/sports-drink';
import { zeroSugar } from '@/sample/content/catalog/zero-sugar';
import { featureSlides } from '@/sample/content/feature-slides-copy';
import { partners } from '@/sample/content/partners-copy';
import { slides } from '@/sample/content/slides';
import { defaultFrenchReviews, frenchReviews } from '@/sample/reviews/french';
import { defaultReviews, sampleReviews } from '@/sample/reviews/reviews';

type Language = 'en' | 'fr';
export type PlacedText = { readonly place: string; readonly text: string };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function leaves(value: unknown, place: string): PlacedText[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => leaves(entry, `${place}.${key}`));
}

/** Texts of one language in a structure of texts in both. */
function copies(value: unknown, place: string, language: Language): PlacedText[] {
  if (!isRecord(value)) return [];
  if (typeof value.en === 'string' && typeof value.fr === 'string')
    return [{ place, text: String(value[language]) }];
  return Object.entries(value).flatMap(([key, entry]) => copies(entry, `${place}.${key}`, language));
}

function messages(language: Language): PlacedText[] {
  return namespaces.flatMap((namespace) => {
    const file = join(process.cwd(), 'messages', language, `${namespace}.json`);
    return leaves(JSON.parse(readFileSync(file, 'utf8')), namespace);
  });
}

/** Messages of English pages that offer the French ones, and the reverse. */
const isForeign = ({ place }: PlacedText, language: Language) =>
  /^common\.language\.(?:offers\.)?(?:en|fr)\b/.test(place) &&
  !place.startsWith(`common.language.offers.${language}`) &&
  place !== `common.language.${language}`;

const isAddress = ({ text }: PlacedText) => /^(?:\/|https?:)/.test(text);

const lines = { sportsDrink, zeroSugar, lyte, flashIvReadyToDrink, flashIvSticks, sportWater };

const reviews = {
  en: [...Object.values(sampleReviews), defaultReviews].flat().map(({ title, text }) => [title, text]),
  fr: [...Object.values(frenchReviews), defaultFrenchReviews].flat().map(([title, text]) => [title, text]),
} satisfies Record<Language, unknown>;

/** Serving statements, which are composed. */
const statements = (language: Language) =>
  sampleItems('product', 'ca', language).map(({ nutritionFactsTabContent }) => nutritionFactsTabContent);

/** Returns every text for visitors in a language: messages and sample content, each as its author wrote it. */
export function textsIn(language: Language): readonly PlacedText[] {
  return [
    ...messages(language),
    ...copies({ lines, featureSlides, slides, partners }, 'sample', language),
    ...leaves(reviews[language], 'reviews'),
    ...leaves(statements(language), 'labels'),
  ].filter((placed) => !isForeign(placed, language) && !isAddress(placed));
}
