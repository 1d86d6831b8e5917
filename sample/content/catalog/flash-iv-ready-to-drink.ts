import { copy } from '../locale';
import { electrolytesOf } from '../product/label-amounts';
import { microNutrient } from './micro-nutrients';
import type { Line } from './types';

const label = {
  amountsOf: '16oz',
  nutrients: {
    calories: 35,
    sodium: 880,
    potassium: 880,
    magnesium: 30,
    totalCarbohydrate: 9,
    sugar: 8,
    addedSugar: 8,
  },
};
const electrolytes = electrolytesOf(label, '16oz');

// Sold only in the United States; the French copy keeps the catalog complete.
export const flashIvReadyToDrink: Line = {
  slug: 'flash-iv-ready-to-drink',
  label: 'Flash IV Ready-to-Drink',
  sizes: ['16oz', '20oz', '28oz'],
  tileSize: '20oz',
  pack: copy('bottle', 'Bouteille'),
  facts: [
    copy(`${electrolytes} mg of electrolytes in 16 fl oz`, `${electrolytes} mg d’électrolytes dans 16 fl oz`),
    copy(
      `${label.nutrients.sugar} g of sugar in 16 fl oz`,
      `${label.nutrients.sugar} g de sucre dans 16 fl oz`,
    ),
    copy('Twist. Drink. Gone.', 'On dévisse. On boit. Fini.'),
  ],
  categoryColor: '#2CCDB8',
  bullets: [
    copy('Electrolytes. Plenty.', 'Des électrolytes. Beaucoup.'),
    copy('Cane sugar. Stevia leaf extract.', 'Sucre de canne et extrait de feuille de stévia.'),
    copy('Vitamins C, B3, B6 and B12', 'Vitamines C, B3, B6 et B12'),
    copy('No artificial colors or flavors', 'Sans colorants ni arômes artificiels'),
  ],
  detailsForm: 'both',
  electrolytesForm: 'text',
  ...label,
  microNutrients: [
    microNutrient('vitaminC', 100),
    microNutrient('niacin', 60),
    microNutrient('vitaminB6', 60),
    microNutrient('vitaminB12', 60),
    microNutrient('zinc', 15),
  ],
  ingredients: copy(
    'Filtered water, cane sugar, sodium citrate, citric acid, dipotassium phosphate, sea salt, natural flavors ({fruits}), {color}, magnesium lactate, stevia leaf extract, ascorbic acid (vitamin C), zinc gluconate, niacinamide (vitamin B3), pyridoxine hydrochloride (vitamin B6), cyanocobalamin (vitamin B12).',
    'Eau filtrée, sucre de canne, citrate de sodium, acide citrique, phosphate dipotassique, sel de mer, arômes naturels ({fruits}), {color}, lactate de magnésium, extrait de feuille de stévia, acide ascorbique (vitamine C), gluconate de zinc, niacinamide (vitamine B3), chlorhydrate de pyridoxine (vitamine B6), cyanocobalamine (vitamine B12).',
  ),
  flavors: [
    {
      slug: 'cucumber-lime',
      name: copy('Cucumber Lime', 'Concombre-lime'),
      color: '#7CCB4B',
      bullets: [
        copy('Cool cucumber, quick lime', 'Concombre glacé, lime vive'),
        copy('Heat wave? Fine.', 'Canicule? D’accord.'),
      ],
      fruits: copy('cucumber, lime', 'concombre, lime'),
      hasTastePicture: true,
      colorSource: 'spirulina',
      reviewId: '3301',
      retailers: ['amazon', 'kroger', 'walmart'],
    },
    {
      slug: 'strawberry-kiwi',
      name: copy('Strawberry Kiwi', 'Fraise-kiwi'),
      color: '#F2506E',
      bullets: [
        copy('Sweet strawberry, sharp kiwi', 'Fraise sucrée, kiwi vif'),
        copy('Two practices. One bag.', 'Deux entraînements. Un sac.'),
        copy('Between buses. Between games.', 'Entre deux autobus. Entre deux matchs.'),
      ],
      fruits: copy('strawberry, kiwi', 'fraise, kiwi'),
      hasTastePicture: true,
      colorSource: 'beet',
      reviewId: '3302',
      retailers: ['amazon', 'walmart'],
    },
    {
      slug: 'grape',
      name: copy('Grape', 'Raisin'),
      color: '#7443B5',
      bullets: [
        copy('Cold grape with a bright finish', 'Raisin glacé, finale éclatante'),
        copy('Last lap. Loud.', 'Dernier tour. À fond.'),
        copy('Final whistle. Almost.', 'Coup de sifflet final. Presque.'),
      ],
      fruits: copy('grape', 'raisin'),
      hasTastePicture: true,
      colorSource: 'purple-carrot',
      reviewId: '3303',
      retailers: ['amazon', 'kroger'],
    },
    {
      slug: 'tropical-punch',
      name: copy('Tropical Punch', 'Punch tropical'),
      color: '#FF6A4D',
      bullets: [
        copy('Pineapple, cherry and a long finish', 'Ananas, cerise, longue finale'),
        copy('Tournaments. Also Tuesdays.', 'Les tournois. Les mardis aussi.'),
        copy('Noon. Shade sold out.', 'Midi. L’ombre affiche complet.'),
      ],
      fruits: copy('pineapple, cherry', 'ananas, cerise'),
      hasTastePicture: true,
      colorSource: 'beet',
      reviewId: '3304',
    },
  ],
};
