import type { CategorySlug } from '@/lib/locales/category-slugs';
import type { Retailer } from '@/lib/retailers';
import type { RichTextForm } from '../rich-text';
import type { Copy } from '../types';

export type { CategorySlug };

export type ColorSource = 'beet' | 'purple-carrot' | 'carotene' | 'turmeric' | 'spirulina';

/** Missing parts of a product whose editor has not finished. */
type Gap = 'images' | 'tabs' | 'images-and-tabs';

export interface Flavor {
  readonly slug: string;
  readonly name: Copy;
  /** Background of the product page; null for the site's default. */
  readonly color: string | null;
  /** Bullets of this flavor: taste, character, and its moment if it differs from the line’s. */
  readonly bullets: readonly Copy[];
  /** Natural flavors for the ingredient list; null for none. */
  readonly fruits: Copy | null;
  /** Source of the color; undefined for a clear drink. */
  readonly colorSource?: ColorSource;
  /** Product id at the reviews service. */
  readonly reviewId?: string;
  /** Retailers of the flavor; by default none. */
  readonly retailers?: readonly Retailer[];
  readonly gap?: Gap;
  /** Whether a picture shows what it tastes of in a splash of its color. */
  readonly hasTastePicture?: boolean;
  /** Tile picture that differs from the flavor's own pack shot. */
  readonly tileFile?: string;
  /** Sizes with label data; by default every size of the line. */
  readonly labelledSizes?: readonly string[];
  /** Sizes without a pack shot. */
  readonly unphotographedSizes?: readonly string[];
}

/** Amounts in grams, minerals in milligrams. */
export interface NutrientAmounts {
  readonly calories: number;
  readonly sodium: number;
  readonly potassium: number;
  readonly magnesium?: number;
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
  /** Brand name of the line in every language, which the site matches. */
  readonly label: string;
  readonly sizes: readonly string[];
  /** The size shown on tiles. */
  readonly tileSize: string;
  /** Name of the pictures of its products beside those of other lines; by default those of the tiles. */
  readonly comparedShot?: string;
  readonly pack: Copy;
  readonly facts: readonly Copy[];
  readonly categoryColor: string;
  /** Bullets of every flavor of the line. */
  readonly bullets: readonly Copy[];
  readonly detailsForm: RichTextForm;
  /** How editors type the electrolytes of a size: with the unit or as bare milligrams. Null without the field. */
  readonly electrolytesForm: 'text' | 'number' | null;
  /** The size that `nutrients` and `microNutrients` are for. */
  readonly amountsOf: string;
  readonly nutrients: NutrientAmounts;
  /** Shares of the daily value. That of magnesium follows from `nutrients`. */
  readonly microNutrients: readonly MicroNutrient[];
  /** Serving statement of a line whose label applies to every size. */
  readonly serving?: Copy;
  /** Ingredient list; `{fruits}` and `{color}` are placeholders for the flavor's own. */
  readonly ingredients: Copy;
  readonly ingredientNote?: Copy;
  readonly flavors: readonly Flavor[];
}
