import { copy } from '../locale';
import { microNutrient } from './micro-nutrients';
import type { Line } from './types';

// Sold only in the United States; the French copy keeps the catalog complete.
export const flashIvReadyToDrink: Line = {
  slug: 'flash-iv-ready-to-drink',
  label: 'Flash IV Ready-to-Drink',
  sizes: ['16oz', '20oz', '28oz'],
  tileSize: '20oz',
  pack: copy('bottle', 'Bouteille'),
  facts: [
    copy('Our fastest formula, ready to go', 'Notre formule la plus rapide, prête à boire'),
    copy('1790 mg of electrolytes in every 16 oz', '1790 mg d’électrolytes par 16 oz'),
    copy('Low sugar, high intensity', 'Peu de sucre, haute intensité'),
  ],
  categoryColor: '#2CCDB8',
  bullets: [
    copy('Electrolytes at our highest dose', 'Des électrolytes à notre plus forte dose'),
    copy('Only 8 g of sugar per 16 oz bottle', 'Seulement 8 g de sucre par bouteille de 16 oz'),
    copy(
      'Sodium, potassium and magnesium in one bottle',
      'Sodium, potassium et magnésium dans une seule bouteille',
    ),
    copy('No artificial colors or flavors', 'Sans colorants ni arômes artificiels'),
  ],
  detailsForm: 'both',
  electrolytes: { '16oz': '1790 mg', '20oz': '2238 mg', '28oz': '3133 mg' },
  nutrients: {
    calories: 35,
    sodium: 890,
    potassium: 870,
    magnesium: 34,
    totalCarbohydrate: 9,
    sugar: 8,
    addedSugar: 8,
  },
  microNutrients: [
    microNutrient('vitaminC', 100),
    microNutrient('niacin', 60),
    microNutrient('vitaminB6', 60),
    microNutrient('vitaminB12', 60),
    microNutrient('magnesium', 8),
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
        copy('Cool cucumber with a squeeze of lime', 'Concombre frais, trait de lime'),
        copy('Heat wave ready', 'Prête pour la canicule'),
      ],
      fruits: copy('cucumber, lime', 'concombre, lime'),
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
        copy('Built for double sessions', 'Pensée pour les séances doubles'),
      ],
      fruits: copy('strawberry, kiwi', 'fraise, kiwi'),
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
        copy('For the last lap', 'Pour le dernier tour'),
      ],
      fruits: copy('grape', 'raisin'),
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
        copy('Travel day, tournament day, any day', 'Voyage, tournoi ou jour ordinaire'),
      ],
      fruits: copy('pineapple, cherry', 'ananas, cerise'),
      colorSource: 'beet',
      reviewId: '3304',
    },
  ],
};
