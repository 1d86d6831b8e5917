import type { CategorySlug } from '@/lib/locales/definitions';
import type { RichTextForm } from '../rich-text';
import type { Copy } from '../types';

export type { CategorySlug };

export type ColorSource = 'beet' | 'purple-carrot' | 'carotene' | 'turmeric' | 'spirulina';

export type Retailer = 'amazon' | 'kroger' | 'walmart';

/** The missing parts of a product that an editor has not finished yet. */
type Gap = 'images' | 'tabs' | 'images-and-tabs';

export interface Flavor {
  readonly slug: string;
  readonly name: Copy;
  /** Background of the product page; null leaves the site's default. */
  readonly color: string | null;
  /** The bullets of this flavor: taste and occasion. */
  readonly bullets: readonly Copy[];
  /** The natural flavors as the ingredient list names them. */
  readonly fruits: Copy;
  /** The source of the color; a clear drink has none. */
  readonly colorSource?: ColorSource;
  /** Product id at the reviews service. */
  readonly reviewId?: string;
  /** Retailers that carry the flavor; none when left out. */
  readonly retailers?: readonly Retailer[];
  readonly gap?: Gap;
  /** Tile picture that differs from the flavor's own pack shot. */
  readonly tileFile?: string;
  /** Sizes whose label data exists; every size of the line when left out. */
  readonly labelledSizes?: readonly string[];
  /** Sizes without a pack shot. */
  readonly unphotographedSizes?: readonly string[];
}

/** Amounts in grams, sodium and potassium in milligrams. */
export interface NutrientAmounts {
  readonly calories: number;
  readonly sodium: number;
  readonly potassium: number;
  readonly totalCarbohydrate: number;
  readonly sugar: number;
  readonly addedSugar: number;
  readonly erythritol?: number;
}

export interface MicroNutrient {
  readonly name: Copy;
  readonly percent: number;
}

export interface Line {
  readonly slug: CategorySlug;
  /** Brand name of the line: the same in every language, and what the site matches by. */
  readonly label: string;
  readonly sizes: readonly string[];
  /** The size shown on tiles. */
  readonly tileSize: string;
  readonly pack: Copy;
  readonly facts: readonly Copy[];
  readonly categoryColor: string;
  /** The bullets every flavor of the line shares. */
  readonly bullets: readonly Copy[];
  readonly detailsForm: RichTextForm;
  /** Electrolytes per size, as an editor typed them: with the unit or as bare milligrams. */
  readonly electrolytes: Readonly<Record<string, string | number>> | null;
  /** Amounts of a 16oz bottle, or of one serving when `serving` is set. */
  readonly nutrients: NutrientAmounts;
  readonly microNutrients: readonly MicroNutrient[];
  /** Serving statement of a line whose label data holds for every size. */
  readonly serving?: Copy;
  /** Ingredient list; `{fruits}` and `{color}` stand for the flavor's own. */
  readonly ingredients: Copy;
  readonly ingredientNote?: Copy;
  readonly flavors: readonly Flavor[];
}
