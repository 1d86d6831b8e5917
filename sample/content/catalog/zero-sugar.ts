import { copy } from '../locale';
import { microNutrient } from './micro-nutrients';
import type { Line } from './types';

export const zeroSugar: Line = {
  slug: 'zero-sugar',
  label: 'Zero Sugar',
  sizes: ['16oz', '20oz', '28oz'],
  tileSize: '20oz',
  pack: copy('bottle', 'Bouteille'),
  facts: [
    copy('Tastes like it is hiding something', 'Goûte le sucre. Interrogée, elle nie.'),
    copy('10 calories per 16 fl oz bottle', '10 calories par bouteille de 16 fl oz'),
    copy(
      'No sugar: erythritol and stevia leaf extract',
      'Zéro sucre\u00a0: de l’érythritol et de l’extrait de feuille de stévia',
    ),
  ],
  categoryColor: '#C4162F',
  bullets: [
    copy('Electrolytes, counted twice', 'Des électrolytes, comptés deux fois'),
    copy('10 calories in 16 fl oz', '10 calories dans 16 fl oz'),
    copy(
      'Erythritol and stevia leaf extract do the rest',
      'L’érythritol et l’extrait de feuille de stévia font le reste',
    ),
    copy('No artificial colors or flavors', 'Sans colorants ni arômes artificiels'),
  ],
  detailsForm: 'html',
  electrolytesForm: 'number',
  amountsOf: '16oz',
  nutrients: {
    calories: 10,
    sodium: 380,
    potassium: 700,
    totalCarbohydrate: 6,
    sugar: 0,
    addedSugar: 0,
    erythritol: 5,
  },
  microNutrients: [
    microNutrient('vitaminC', 75),
    microNutrient('niacin', 50),
    microNutrient('vitaminB6', 50),
    microNutrient('vitaminB12', 50),
  ],
  ingredients: copy(
    'Filtered water, erythritol, citric acid, dipotassium phosphate, sea salt, natural flavors ({fruits}), {color}, stevia leaf extract, ascorbic acid (vitamin C), niacinamide (vitamin B3), pyridoxine hydrochloride (vitamin B6), cyanocobalamin (vitamin B12).',
    'Eau filtrée, érythritol, acide citrique, phosphate dipotassique, sel de mer, arômes naturels ({fruits}), {color}, extrait de feuille de stévia, acide ascorbique (vitamine C), niacinamide (vitamine B3), chlorhydrate de pyridoxine (vitamine B6), cyanocobalamine (vitamine B12).',
  ),
  flavors: [
    {
      slug: 'cherry-lime',
      name: copy('Cherry Lime', 'Cerise-lime'),
      color: '#E0213F',
      bullets: [
        copy('Dark cherry with a snap of lime', 'Cerise noire, une pointe de lime'),
        copy('Bold. Then bold again. Then empty.', 'Franche. Toujours franche. Puis vide.'),
      ],
      fruits: copy('cherry, lime', 'cerise, lime'),
      hasTastePicture: true,
      colorSource: 'beet',
      reviewId: '3101',
      retailers: ['amazon', 'kroger', 'walmart'],
    },
    {
      slug: 'blue-raspberry',
      name: copy('Blue Raspberry', 'Framboise bleue'),
      color: '#1B70E4',
      bullets: [
        copy('Tart raspberry, clean finish', 'Framboise acidulée, finale nette'),
        copy('Blue. Raspberries are not. We know.', 'Bleue. Les framboises, non. On le sait.'),
        copy('For overtime, which is more hockey', 'Pour la prolongation, soit encore du hockey'),
      ],
      fruits: copy('raspberry', 'framboise'),
      hasTastePicture: true,
      colorSource: 'spirulina',
      reviewId: '3102',
      retailers: ['amazon', 'walmart'],
    },
    {
      slug: 'lemon-lime',
      name: copy('Lemon Lime', 'Citron-lime'),
      color: '#B9DA2C',
      bullets: [
        copy('Crisp citrus, nothing extra', 'Des agrumes vifs, rien de plus'),
        copy('For rest days. They exist.', 'Pour les jours de repos. Ça existe.'),
        copy('For the nap, which is training', 'Pour la sieste, qui est un entraînement'),
      ],
      fruits: copy('lemon, lime', 'citron, lime'),
      hasTastePicture: true,
      colorSource: 'turmeric',
      reviewId: '3103',
      retailers: ['kroger'],
    },
    {
      slug: 'orange',
      name: copy('Orange', 'Orange'),
      color: '#FF7F11',
      bullets: [
        copy('Orange, zero\u00a0detours', 'De l’orange, sans détour'),
        copy('Tastes like orange, as agreed', 'Goûte l’orange, comme convenu'),
        copy('For breaks, which are in the schedule', 'Pour les pauses, qui sont à l’horaire'),
      ],
      fruits: copy('orange', 'orange'),
      hasTastePicture: true,
      colorSource: 'carotene',
    },
    {
      slug: 'black-cherry',
      name: copy('Black Cherry', 'Cerise noire'),
      color: '#101318',
      bullets: [],
      fruits: copy('black cherry', 'cerise noire'),
      colorSource: 'beet',
      // Only a name and an order number so far.
      gap: 'images-and-tabs',
    },
  ],
};
