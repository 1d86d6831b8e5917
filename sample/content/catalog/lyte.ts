import { copy } from '../locale';
import { electrolytesOf } from '../product/label-amounts';
import { microNutrient } from './micro-nutrients';
import type { Line } from './types';

const label = {
  amountsOf: '16oz',
  nutrients: {
    calories: 25,
    sodium: 150,
    potassium: 650,
    totalCarbohydrate: 7,
    sugar: 3,
    addedSugar: 3,
    erythritol: 3,
  },
};
const electrolytes = electrolytesOf(label, '16oz');

export const lyte: Line = {
  slug: 'lyte',
  label: 'LYTE',
  sizes: ['16oz', '20oz', '28oz'],
  tileSize: '20oz',
  pack: copy('bottle', 'Bouteille'),
  facts: [
    copy(`${electrolytes} mg of electrolytes in 16 fl oz`, `${electrolytes} mg d’électrolytes dans 16 fl oz`),
    copy(
      `${label.nutrients.sugar} g of sugar in 16 fl oz`,
      `${label.nutrients.sugar} g de sucre dans 16 fl oz`,
    ),
    copy('Goes well with slippers', 'Va bien avec des pantoufles'),
  ],
  categoryColor: '#3DB2E8',
  bullets: [
    copy('Electrolytes, at an easy pace', 'Des électrolytes, à votre rythme'),
    copy(
      `${label.nutrients.calories} calories in 16 fl oz`,
      `${label.nutrients.calories} calories dans 16 fl oz`,
    ),
    copy('Coconut water from concentrate', 'Eau de coco faite de concentré'),
    copy('No artificial colors or flavors', 'Sans colorants ni arômes artificiels'),
  ],
  detailsForm: 'both',
  electrolytesForm: 'text',
  ...label,
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
        copy('Blueberry with a tart pomegranate edge', 'Bleuet, avec le mordant de la grenade'),
        copy('For afternoons without a plan', 'Pour les après-midi sans horaire'),
      ],
      fruits: copy('blueberry, pomegranate', 'bleuet, grenade'),
      hasTastePicture: true,
      colorSource: 'purple-carrot',
      reviewId: '3201',
      retailers: ['amazon', 'kroger', 'walmart'],
    },
    {
      slug: 'coconut',
      name: copy('Coconut', 'Noix de coco'),
      color: '#86D9E3',
      bullets: [
        copy('Coconut with its feet up', 'Le coco, les pieds sur le pouf'),
        copy('Calm after the storm', 'Le calme après la tempête'),
        copy('For the bench with the view', 'Pour le banc qui a la vue'),
      ],
      fruits: copy('coconut', 'noix de coco'),
      hasTastePicture: true,
      reviewId: '3202',
      retailers: ['amazon', 'walmart'],
    },
    {
      slug: 'peach-mango',
      name: copy('Peach Mango', 'Pêche-mangue'),
      color: '#FFB37A',
      bullets: [
        copy('Soft peach, mellow mango', 'Pêche tendre, mangue paisible'),
        copy('From desk to track', 'Du bureau à la piste'),
        copy('For lunch that turned into a walk', 'Pour le dîner devenu promenade'),
      ],
      fruits: copy('peach, mango', 'pêche, mangue'),
      hasTastePicture: true,
      colorSource: 'carotene',
      reviewId: '3203',
      retailers: ['amazon', 'kroger', 'walmart'],
    },
    {
      slug: 'tropical-coconut',
      name: copy('Tropical Coconut', 'Coco des tropiques'),
      color: '#FFE07A',
      bullets: [
        copy('Pineapple in a coconut hammock', 'L’ananas dans un hamac de coco'),
        copy('Beach mode, any season', 'Mode plage en toute saison'),
        copy('For arriving last and sitting first', 'Pour arriver dernier, assis premier'),
      ],
      fruits: copy('pineapple, coconut', 'ananas, noix de coco'),
      hasTastePicture: true,
      colorSource: 'turmeric',
      // The size slider offers only sizes with a pack shot.
      unphotographedSizes: ['28oz'],
    },
  ],
};
