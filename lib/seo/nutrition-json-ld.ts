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
export function nutritionProperty(
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
