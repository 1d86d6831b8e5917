import { copy } from '../locale';
import { microNutrient } from './micro-nutrients';
import type { Line } from './types';

export const lyte: Line = {
  slug: 'lyte',
  label: 'LYTE',
  sizes: ['16oz', '20oz', '28oz'],
  tileSize: '20oz',
  pack: copy('bottle', 'Bouteille'),
  facts: [
    copy('Low calorie, high replay', 'Peu de calories, un goût qui revient'),
    copy('820 mg of electrolytes in every 16 oz', '820 mg d’électrolytes par 16 oz'),
    copy('Coconut water and nothing artificial', 'Eau de coco, rien d’artificiel'),
  ],
  categoryColor: '#3DB2E8',
  bullets: [
    copy(
      'Electrolytes for every day, not just game day',
      'Des électrolytes au quotidien, pas seulement les jours de match',
    ),
    copy('25 calories per 16 oz bottle', '25 calories par bouteille de 16 oz'),
    copy('No added sugar', 'Sans sucre ajouté'),
    copy('Made with coconut water', 'À base d’eau de coco'),
  ],
  detailsForm: 'both',
  electrolytes: { '16oz': '820 mg', '20oz': 1025, '28oz': '1435 mg' },
  nutrients: {
    calories: 25,
    sodium: 150,
    potassium: 650,
    totalCarbohydrate: 7,
    sugar: 3,
    addedSugar: 0,
    erythritol: 3,
  },
  microNutrients: [
    microNutrient('vitaminA', 20),
    microNutrient('vitaminC', 100),
    microNutrient('vitaminE', 40),
    microNutrient('vitaminB6', 40),
    microNutrient('zinc', 10),
  ],
  ingredients: copy(
    'Filtered water, coconut water concentrate, erythritol, citric acid, dipotassium phosphate, natural flavors ({fruits}), {color}, stevia leaf extract, ascorbic acid (vitamin C), vitamin A palmitate, vitamin E acetate, zinc gluconate, pyridoxine hydrochloride (vitamin B6).',
    'Eau filtrée, concentré d’eau de coco, érythritol, acide citrique, phosphate dipotassique, arômes naturels ({fruits}), {color}, extrait de feuille de stévia, acide ascorbique (vitamine C), palmitate de vitamine A, acétate de vitamine E, gluconate de zinc, chlorhydrate de pyridoxine (vitamine B6).',
  ),
  ingredientNote: copy('Contains coconut.', 'Contient\u00a0: noix de coco.'),
  flavors: [
    {
      slug: 'blueberry-pomegranate',
      name: copy('Blueberry Pomegranate', 'Bleuet-grenade'),
      color: '#8E4FB8',
      bullets: [
        copy('Wild blueberry with a tart pomegranate edge', 'Bleuet sauvage, pointe de grenade'),
        copy('Rich color, light touch', 'Couleur profonde, touche légère'),
      ],
      fruits: copy('blueberry, pomegranate', 'bleuet, grenade'),
      colorSource: 'purple-carrot',
      reviewId: '3201',
      retailers: ['amazon', 'kroger', 'walmart'],
    },
    {
      slug: 'coconut',
      name: copy('Coconut', 'Noix de coco'),
      color: '#86D9E3',
      bullets: [
        copy('Fresh coconut, barely sweet', 'Coco fraîche, à peine sucrée'),
        copy('Calm after the storm', 'Le calme après la tempête'),
      ],
      fruits: copy('coconut', 'noix de coco'),
      reviewId: '3202',
      retailers: ['amazon', 'walmart'],
    },
    {
      slug: 'peach-mango',
      name: copy('Peach Mango', 'Pêche-mangue'),
      color: '#FFB37A',
      bullets: [
        copy('Soft peach, ripe mango, easy days', 'Pêche tendre, mangue mûre, journées douces'),
        copy('Your desk-to-track bottle', 'Du bureau à la piste'),
      ],
      fruits: copy('peach, mango', 'pêche, mangue'),
      colorSource: 'carotene',
      reviewId: '3203',
      retailers: ['amazon', 'kroger', 'walmart'],
    },
    {
      slug: 'tropical-coconut',
      name: copy('Tropical Coconut', 'Coco des tropiques'),
      color: '#FFE07A',
      bullets: [
        copy('Pineapple sunshine over cool coconut', 'Soleil d’ananas sur coco fraîche'),
        copy('Beach mode, any season', 'Mode plage en toute saison'),
      ],
      fruits: copy('pineapple, coconut', 'ananas, noix de coco'),
      colorSource: 'turmeric',
      // The size slider offers only sizes with a pack shot.
      unphotographedSizes: ['20oz'],
    },
  ],
};
