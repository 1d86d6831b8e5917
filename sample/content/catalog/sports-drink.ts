import { copy } from '../locale';
import { electrolytesOf } from '../product/label-amounts';
import { microNutrient } from './micro-nutrients';
import { sportsDrinkFlavors } from './sports-drink-flavors';
import type { Line } from './types';

const label = {
  amountsOf: '16oz',
  nutrients: {
    calories: 110,
    sodium: 380,
    potassium: 700,
    magnesium: 15,
    totalCarbohydrate: 28,
    sugar: 27,
    addedSugar: 27,
  },
};
const electrolytes = electrolytesOf(label, '16oz');

export const sportsDrink: Line = {
  slug: 'sports-drink',
  label: 'Sports Drink',
  sizes: ['16oz', '20oz', '28oz'],
  tileSize: '20oz',
  pack: copy('bottle', 'Bouteille'),
  facts: [
    copy(`${electrolytes} mg of electrolytes in 16 fl oz`, `${electrolytes} mg d’électrolytes dans 16 fl oz`),
    copy('Cane sugar, on purpose', 'Le sucre de canne, c’est voulu'),
    copy('No artificial colors or flavors', 'Sans colorants ni arômes artificiels'),
  ],
  categoryColor: '#FFC800',
  bullets: [
    copy('Electrolytes as stubborn as you are', 'Des électrolytes aussi têtus que vous'),
    copy('Cane sugar, no apologies', 'Au sucre de canne, et ça s’assume'),
    copy('Vitamins C, E, B3, B6 and B12', 'Vitamines C, E, B3, B6 et B12'),
    copy('No artificial colors, flavors or sweeteners', 'Sans colorants, arômes ni édulcorants artificiels'),
  ],
  detailsForm: 'both',
  electrolytesForm: 'text',
  ...label,
  microNutrients: [
    microNutrient('vitaminC', 75),
    microNutrient('vitaminE', 50),
    microNutrient('niacin', 50),
    microNutrient('vitaminB6', 50),
    microNutrient('vitaminB12', 50),
  ],
  ingredients: copy(
    'Filtered water, cane sugar, coconut water concentrate, citric acid, dipotassium phosphate, sea salt, natural flavors ({fruits}), {color}, ascorbic acid (vitamin C), vitamin E acetate, niacinamide (vitamin B3), pyridoxine hydrochloride (vitamin B6), cyanocobalamin (vitamin B12), magnesium citrate.',
    'Eau filtrée, sucre de canne, concentré d’eau de coco, acide citrique, phosphate dipotassique, sel de mer, arômes naturels ({fruits}), {color}, acide ascorbique (vitamine C), acétate de vitamine E, niacinamide (vitamine B3), chlorhydrate de pyridoxine (vitamine B6), cyanocobalamine (vitamine B12), citrate de magnésium.',
  ),
  ingredientNote: copy('Contains coconut.', 'Contient\u00a0: noix de coco.'),
  flavors: sportsDrinkFlavors,
};
