import { copy } from '../locale';
import { microNutrient } from './micro-nutrients';
import { sportsDrinkFlavors } from './sports-drink-flavors';
import type { Line } from './types';

export const sportsDrink: Line = {
  slug: 'sports-drink',
  label: 'Sports Drink',
  sizes: ['16oz', '20oz', '28oz'],
  tileSize: '20oz',
  pack: copy('bottle', 'Bouteille'),
  facts: [
    copy('1095 mg of electrolytes in every 16 oz', '1095 mg d’électrolytes par 16 oz'),
    copy('Real cane sugar for quick fuel', 'Du vrai sucre de canne pour un élan rapide'),
    copy('No artificial colors or flavors', 'Sans colorants ni arômes artificiels'),
  ],
  categoryColor: '#FFC800',
  bullets: [
    copy('Electrolytes that keep up with hard efforts', 'Des électrolytes à la hauteur des gros efforts'),
    copy('Real cane sugar for quick fuel', 'Du vrai sucre de canne pour un élan rapide'),
    copy('Vitamins C, E and B complex', 'Vitamines C, E et du groupe B'),
    copy('No artificial colors, flavors or sweeteners', 'Sans colorants, arômes ni édulcorants artificiels'),
  ],
  detailsForm: 'both',
  electrolytes: { '16oz': '1095 mg', '20oz': '1369 mg', '28oz': '1916 mg' },
  nutrients: {
    calories: 110,
    sodium: 380,
    potassium: 700,
    magnesium: 17,
    totalCarbohydrate: 28,
    sugar: 27,
    addedSugar: 26,
  },
  microNutrients: [
    microNutrient('vitaminC', 75),
    microNutrient('vitaminE', 50),
    microNutrient('niacin', 50),
    microNutrient('vitaminB6', 50),
    microNutrient('vitaminB12', 50),
    microNutrient('magnesium', 4),
  ],
  ingredients: copy(
    'Filtered water, cane sugar, coconut water concentrate, citric acid, dipotassium phosphate, sea salt, natural flavors ({fruits}), {color}, ascorbic acid (vitamin C), vitamin E acetate, niacinamide (vitamin B3), pyridoxine hydrochloride (vitamin B6), cyanocobalamin (vitamin B12), magnesium citrate.',
    'Eau filtrée, sucre de canne, concentré d’eau de coco, acide citrique, phosphate dipotassique, sel de mer, arômes naturels ({fruits}), {color}, acide ascorbique (vitamine C), acétate de vitamine E, niacinamide (vitamine B3), chlorhydrate de pyridoxine (vitamine B6), cyanocobalamine (vitamine B12), citrate de magnésium.',
  ),
  ingredientNote: copy('Contains coconut.', 'Contient\u00a0: noix de coco.'),
  flavors: sportsDrinkFlavors,
};
