import { copy } from '../locale';
import type { Line } from './types';

// Sold only in the United States; the French copy keeps the catalog complete.
export const sportWater: Line = {
  slug: 'sport-water',
  label: 'Sport Water',
  sizes: ['700ml', '1L', '1.5L'],
  tileSize: '1L',
  pack: copy('bottle', 'Bouteille'),
  facts: [
    copy('Purified water. As described.', 'De l’eau purifiée. Comme indiqué.'),
    copy('Electrolytes, for the taste', 'Des électrolytes, pour le goût'),
    copy('A grip that works wet', 'Une prise sûre, même mouillée'),
  ],
  categoryColor: '#1C62E0',
  bullets: [
    copy('Electrolytes that add taste, and say so', 'Des électrolytes qui donnent du goût, sans plus'),
    copy('Purified by reverse osmosis', 'Purifiée par osmose inverse'),
    copy('Zero calories, zero sweeteners', 'Zéro calorie, zéro édulcorant'),
  ],
  detailsForm: 'plaintext',
  electrolytesForm: 'number',
  amountsOf: '700ml',
  nutrients: { calories: 0, sodium: 10, potassium: 20, totalCarbohydrate: 0, sugar: 0, addedSugar: 0 },
  microNutrients: [],
  serving: copy('Serving size: 23.7 fl oz (700 mL).', 'Portion\u00a0: 700 mL.'),
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
        copy('Three sizes, from warm-\u2060up to road trip', 'Trois formats, de l’échauffement à la route'),
        copy('Crisp, cold, nothing to hide', 'Vive, froide, rien à cacher'),
      ],
      fruits: null,
      hasTastePicture: true,
      reviewId: '3501',
      retailers: ['walmart'],
    },
  ],
};
