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
    copy('All the electrolytes, none of the sugar', 'Tous les électrolytes, zéro sucre'),
    copy('10 calories per 16 oz bottle', '10 calories par bouteille de 16 oz'),
    copy('Naturally sweetened, full flavor', 'Sucrée naturellement, tout en saveur'),
  ],
  categoryColor: '#C4162F',
  bullets: [
    copy('Electrolytes at full strength', 'Des électrolytes à pleine puissance'),
    copy('Zero sugar, 10 calories per 16 oz bottle', 'Zéro sucre, 10 calories par bouteille de 16 oz'),
    copy('Sweetened with stevia leaf extract', 'Sucrée à l’extrait de feuille de stévia'),
  ],
  detailsForm: 'html',
  electrolytes: { '16oz': 1095, '20oz': 1369, '28oz': 1916 },
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
        copy('Dark cherry cut with fresh lime', 'Cerise noire relevée de lime fraîche'),
        copy('Bold from first sip to last', 'Audacieuse de la première à la dernière gorgée'),
      ],
      fruits: copy('cherry, lime', 'cerise, lime'),
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
        copy('Gym bag essential', 'L’incontournable du sac de sport'),
      ],
      fruits: copy('raspberry', 'framboise'),
      colorSource: 'spirulina',
      reviewId: '3102',
      retailers: ['amazon', 'walmart'],
    },
    {
      slug: 'lemon-lime',
      name: copy('Lemon Lime', 'Citron-lime'),
      color: '#B9DA2C',
      bullets: [
        copy('Crisp citrus, nothing extra', 'Des agrumes croquants, rien de plus'),
        copy('Light enough for every rest day', 'Assez légère pour les jours de repos'),
      ],
      fruits: copy('lemon, lime', 'citron, lime'),
      colorSource: 'turmeric',
      reviewId: '3103',
      retailers: ['kroger'],
    },
    {
      slug: 'orange',
      name: copy('Orange', 'Orange'),
      color: '#FF7F11',
      bullets: [
        copy('Straight-up orange, zero detours', 'De l’orange, sans détour'),
        copy('A classic with nothing to hide', 'Un classique qui n’a rien à cacher'),
      ],
      fruits: copy('orange', 'orange'),
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
