import { brand } from '@/lib/brand';
import type { NutritionFacts, NutritionRow } from '@/lib/content/types';
import { plainAmount } from '@/lib/product/amount-text';

/** Properties of `NutritionInformation` by the names of the label's rows. */
const properties: Readonly<Record<string, string>> = {
  calories: 'calories',
  totalFat: 'fatContent',
  saturatedFat: 'saturatedFatContent',
  transFat: 'transFatContent',
  cholesterol: 'cholesterolContent',
  sodium: 'sodiumContent',
  totalCarbohydrate: 'carbohydrateContent',
  dietaryFiber: 'fiberContent',
  sugar: 'sugarContent',
  sugars: 'sugarContent',
  totalSugars: 'sugarContent',
  protein: 'proteinContent',
};

/** Returns the amount of a row. Energy has the unit `calories`; a mass without a unit is omitted. */
function amountOf({ name, value }: NutritionRow): string | null {
  const amount = plainAmount(value, name === 'calories' ? 'calories' : '');
  return amount && / /.test(amount) ? amount : null;
}

function information({ rows, servingSizeDisclaimer }: NutritionFacts) {
  const amounts = rows.flatMap((row): [string, string][] => {
    const property = Object.hasOwn(properties, row.name) ? properties[row.name] : undefined;
    const amount = amountOf(row);
    return property && amount ? [[property, amount]] : [];
  });
  if (amounts.length === 0) return null;
  return {
    '@type': 'NutritionInformation',
    ...(servingSizeDisclaimer && { servingSize: servingSizeDisclaimer }),
    ...Object.fromEntries(amounts),
  };
}

/**
 * Returns the nutrition facts of a product that schema.org has names for. `nutrition` is a property of menu
 * items and recipes only, so products have the facts as an additional property.
 */
function nutritionProperty(
  name: string,
  { nutrition }: { readonly nutrition: NutritionFacts | null },
): object {
  const facts = nutrition && information(nutrition);
  if (!facts) return {};
  return {
    additionalProperty: {
      '@type': 'PropertyValue',
      name,
      propertyID: 'https://schema.org/nutrition',
      valueReference: facts,
    },
  };
}

/** A size of a product with its own picture. */
type SizeFacts = {
  /** In the locale's form, for example `16 oz`. */
  readonly size: string;
  readonly name: string;
  /** Absolute URL. */
  readonly image: string | null;
  readonly nutrition: NutritionFacts | null;
};

export type ProductFacts = {
  readonly name: string;
  readonly category: string;
  readonly description: string;
  /** Absolute URL. */
  readonly url: string;
  readonly image: string | null;
  /** Null if the ratings are unknown. */
  readonly rating: { readonly average: number; readonly total: number } | null;
  readonly sizes: readonly SizeFacts[];
  /** Facts for every size, or of a product without sizes. */
  readonly nutrition: NutritionFacts | null;
  /** Heading of the nutrition facts. */
  readonly nutritionName: string;
};

const pictureOf = (image: string | null) => (image === null ? {} : { image });

/** Returns the rating; omitted without reviews, because search engines reject a rating without any. */
function ratingOf(rating: ProductFacts['rating']) {
  if (!rating || rating.total <= 0 || rating.average < 1) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Math.round(rating.average * 10) / 10,
      reviewCount: rating.total,
      bestRating: 5,
      worstRating: 1,
    },
  };
}

/** Returns the sizes: variants of a `ProductGroup`, or properties of the product if there is one. */
function sizesOf({ sizes, url, nutritionName }: ProductFacts) {
  const [first] = sizes;
  if (sizes.length < 2)
    return {
      '@type': 'Product',
      ...(first && { size: first.size, ...nutritionProperty(nutritionName, first) }),
    };
  return {
    '@type': 'ProductGroup',
    productGroupID: new URL(url).pathname.slice(1),
    variesBy: 'https://schema.org/size',
    hasVariant: sizes.map((variant) => ({
      '@type': 'Product',
      name: variant.name,
      size: variant.size,
      url,
      ...pictureOf(variant.image),
      ...nutritionProperty(nutritionName, variant),
    })),
  };
}

/** Returns a product with its sizes in the vocabulary of schema.org (REV-06, SEO-02). */
export function productJsonLd(facts: ProductFacts) {
  const { name, category, description, url, image, rating, nutritionName } = facts;
  return {
    '@context': 'https://schema.org',
    ...nutritionProperty(nutritionName, facts),
    ...sizesOf(facts),
    name,
    category,
    description,
    url,
    ...pictureOf(image),
    brand: { '@type': 'Brand', name: brand.name },
    ...ratingOf(rating),
  };
}
