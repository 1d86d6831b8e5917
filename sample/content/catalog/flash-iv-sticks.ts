import { copy } from '../locale';
import { electrolytesOf } from '../product/label-amounts';
import { microNutrient } from './micro-nutrients';
import type { Line } from './types';

const label = {
  amountsOf: '8g',
  nutrients: { calories: 25, sodium: 510, potassium: 380, totalCarbohydrate: 7, sugar: 5, addedSugar: 5 },
};
const electrolytes = electrolytesOf(label, '8g');

// Sold only in the United States; the French copy keeps the catalog complete.
export const flashIvSticks: Line = {
  slug: 'flash-iv-sticks',
  label: 'Flash IV Sticks',
  sizes: ['8g'],
  tileSize: '8g',
  comparedShot: 'stick',
  pack: copy('powder stick', 'Sachet de poudre'),
  facts: [
    copy('Tear, pour, shake', 'On déchire, on verse, on agite'),
    copy(`${electrolytes} mg of electrolytes per stick`, `${electrolytes} mg d’électrolytes par sachet`),
    copy('Travels without a ticket', 'Voyage sans billet'),
  ],
  categoryColor: '#B9E23B',
  bullets: [
    copy('Electrolytes, hiding in a side pocket', 'Des électrolytes, cachés dans une poche'),
    copy('One 8 g stick for 16 fl oz of water', 'Un sachet de 8 g pour 16 fl oz d’eau'),
    copy(`${electrolytes} mg of electrolytes per stick`, `${electrolytes} mg d’électrolytes par sachet`),
    copy(`${label.nutrients.calories} calories per stick`, `${label.nutrients.calories} calories par sachet`),
  ],
  detailsForm: 'html',
  electrolytesForm: null,
  ...label,
  microNutrients: [
    microNutrient('vitaminC', 90),
    microNutrient('niacin', 80),
    microNutrient('vitaminB6', 80),
    microNutrient('vitaminB12', 80),
    microNutrient('pantothenicAcid', 50),
  ],
  serving: copy(
    'Serving size: 1\u00a0stick (8 g), mixed with 16 fl oz of water.',
    'Portion\u00a0: 1 sachet (8 g) dans 473 mL d’eau.',
  ),
  ingredients: copy(
    'Cane sugar, citric acid, sodium citrate, potassium chloride, sea salt, natural flavors ({fruits}), {color}, stevia leaf extract, ascorbic acid (vitamin C), niacinamide (vitamin B3), calcium pantothenate (vitamin B5), pyridoxine hydrochloride (vitamin B6), cyanocobalamin (vitamin B12).',
    'Sucre de canne, acide citrique, citrate de sodium, chlorure de potassium, sel de mer, arômes naturels ({fruits}), {color}, extrait de feuille de stévia, acide ascorbique (vitamine C), niacinamide (vitamine B3), pantothénate de calcium (vitamine B5), chlorhydrate de pyridoxine (vitamine B6), cyanocobalamine (vitamine B12).',
  ),
  flavors: [
    {
      slug: 'zesty-lime',
      name: copy('Zesty Lime', 'Lime vive'),
      color: '#8CCB2F',
      bullets: [
        copy('Sharp lime that wakes up any water', 'Une lime franche qui réveille l’eau'),
        copy('Found in the other shoe', 'Trouvé dans l’autre chaussure'),
      ],
      fruits: copy('lime', 'lime'),
      hasTastePicture: true,
      colorSource: 'turmeric',
      reviewId: '3401',
      retailers: ['amazon', 'kroger', 'walmart'],
    },
    {
      slug: 'strawberry-kiwi',
      name: copy('Strawberry Kiwi', 'Fraise-kiwi'),
      color: '#F2506E',
      bullets: [
        copy('Fruit stand taste from a carry-on', 'Le goût du marché, format bagage à main'),
        copy('Has never had a seat number', 'N’a jamais eu de numéro de siège'),
        copy('For the gate without a café', 'Pour la porte d’embarquement sans café'),
      ],
      fruits: copy('strawberry, kiwi', 'fraise, kiwi'),
      hasTastePicture: true,
      colorSource: 'beet',
      reviewId: '3402',
      retailers: ['amazon', 'walmart'],
    },
    {
      slug: 'grape',
      name: copy('Grape', 'Raisin'),
      color: '#7443B5',
      bullets: [
        copy('Big grape, no luggage', 'Gros goût de raisin, aucun bagage'),
        copy('Not seen at check-in', 'Jamais vu à l’enregistrement'),
        copy('For the layover with a gym', 'Pour l’escale avec un gym'),
      ],
      fruits: copy('grape', 'raisin'),
      hasTastePicture: true,
      colorSource: 'purple-carrot',
      reviewId: '3403',
      retailers: ['amazon'],
    },
    {
      slug: 'tropical-punch',
      name: copy('Tropical Punch', 'Punch tropical'),
      color: '#FF6A4D',
      bullets: [
        copy('Pineapple, cherry, packed flat', 'Ananas, cerise, bien à plat'),
        copy('Lives in the glove box', 'Habite la boîte à gants'),
        copy('For the last rest stop before home', 'Pour la dernière halte avant la maison'),
      ],
      fruits: copy('pineapple, cherry', 'ananas, cerise'),
      hasTastePicture: true,
      colorSource: 'beet',
      retailers: ['kroger', 'walmart'],
    },
    {
      slug: 'variety-pack',
      name: copy('Variety Pack', 'Assortiment'),
      color: null,
      bullets: [],
      fruits: copy('lime, strawberry, kiwi, grape', 'lime, fraise, kiwi, raisin'),
      gap: 'images-and-tabs',
      tileFile: 'products/flash-iv-sticks/variety-pack/tile.webp',
    },
  ],
};
