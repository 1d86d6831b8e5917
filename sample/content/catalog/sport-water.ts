import { copy } from '../locale';
import { microNutrient } from './micro-nutrients';
import type { Line } from './types';

// Sold only in the United States; the French copy keeps the catalog complete.
export const sportWater: Line = {
  slug: 'sport-water',
  label: 'Sport Water',
  sizes: ['700ml', '1L', '1.5L'],
  tileSize: '1L',
  pack: copy('bottle', 'Bouteille'),
  facts: [
    copy('Pure water, tuned for sport', 'De l’eau pure, réglée pour le sport'),
    copy('A touch of electrolytes for taste', 'Un soupçon d’électrolytes pour le goût'),
    copy('A grip that works wet', 'Une prise sûre, même mouillée'),
  ],
  categoryColor: '#1C62E0',
  bullets: [
    copy('Electrolytes added for a crisp taste', 'Des électrolytes pour un goût net'),
    copy('Purified by reverse osmosis', 'Purifiée par osmose inverse'),
    copy('Zero calories, zero sweeteners', 'Zéro calorie, zéro édulcorant'),
    copy('Bottle made with recycled plastic', 'Bouteille faite de plastique recyclé'),
  ],
  detailsForm: 'plaintext',
  electrolytes: { '700ml': 35, '1L': 50, '1.5L': 75 },
  nutrients: { calories: 0, sodium: 5, potassium: 10, totalCarbohydrate: 0, sugar: 0, addedSugar: 0 },
  microNutrients: [microNutrient('calcium', 1), microNutrient('magnesium', 1)],
  serving: copy('Serving size: 12 fl oz (355 mL).', 'Portion\u00a0: 355 mL.'),
  ingredients: copy(
    'Purified water, potassium bicarbonate, calcium chloride, magnesium sulfate, sea salt (added for taste).',
    'Eau purifiée, bicarbonate de potassium, chlorure de calcium, sulfate de magnésium, sel de mer (pour le goût).',
  ),
  flavors: [
    {
      slug: 'sport-water',
      name: copy('Sport Water', 'Eau sport'),
      color: '#1F6FEB',
      bullets: [
        copy('Three sizes, from warm-up to road trip', 'Trois formats, de l’échauffement à la route'),
      ],
      fruits: copy('none', 'aucun'),
      reviewId: '3501',
      retailers: ['walmart'],
    },
  ],
};
