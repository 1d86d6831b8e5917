import { copy } from '../locale';
import type { Flavor } from './types';

export const sportsDrinkFlavors: readonly Flavor[] = [
  {
    slug: 'fruit-punch',
    name: copy('Fruit Punch', 'Punch aux fruits'),
    color: '#C4162F',
    bullets: [
      copy('Ripe cherry up front, orange on the finish', 'Cerise mûre en attaque, orange en finale'),
      copy('The flavor that started it all', 'La saveur par où tout a commencé'),
    ],
    fruits: copy('cherry, orange', 'cerise, orange'),
    hasTastePicture: true,
    colorSource: 'beet',
    reviewId: '2133',
    retailers: ['amazon', 'kroger', 'walmart'],
  },
  {
    slug: 'strawberry-banana',
    name: copy('Strawberry Banana', 'Fraise-banane'),
    color: '#F25C78',
    bullets: [
      copy('Smooth banana meets bright strawberry', 'La douceur de la banane, l’éclat de la fraise'),
      copy('Made for the walk off the field', 'Parfaite à la sortie du terrain'),
    ],
    fruits: copy('strawberry, banana', 'fraise, banane'),
    hasTastePicture: true,
    colorSource: 'beet',
    reviewId: '2423',
    retailers: ['amazon', 'kroger', 'walmart'],
  },
  {
    slug: 'orange-mango',
    name: copy('Orange Mango', 'Orange-mangue'),
    color: '#FF8A1F',
    bullets: [
      copy('Juicy orange with a soft mango finish', 'Orange juteuse, finale de mangue veloutée'),
      copy('Morning sessions, sorted', 'L’alliée des séances du matin'),
    ],
    fruits: copy('orange, mango', 'orange, mangue'),
    hasTastePicture: true,
    colorSource: 'carotene',
    reviewId: '2065',
    retailers: ['amazon', 'walmart'],
  },
  {
    slug: 'blue-raspberry',
    name: copy('Blue Raspberry', 'Framboise bleue'),
    color: '#1F6FEB',
    bullets: [
      copy('Tart, cold and electric blue', 'Acidulée, glacée, d’un bleu éclatant'),
      copy('A second-half favorite', 'La préférée des deuxièmes demies'),
    ],
    fruits: copy('raspberry', 'framboise'),
    hasTastePicture: true,
    colorSource: 'spirulina',
    reviewId: '2171',
    retailers: ['amazon', 'kroger', 'walmart'],
  },
  {
    slug: 'lemon-lime',
    name: copy('Lemon Lime', 'Citron-lime'),
    color: '#B7D433',
    bullets: [
      copy('Clean citrus with a sharp edge', 'Des agrumes nets, juste assez vifs'),
      copy('Easy to drink at full pace', 'Facile à boire à plein régime'),
    ],
    fruits: copy('lemon, lime', 'citron, lime'),
    hasTastePicture: true,
    colorSource: 'turmeric',
    reviewId: '2508',
    retailers: ['kroger', 'walmart'],
  },
  {
    slug: 'grape',
    name: copy('Grape', 'Raisin'),
    // Deliberately very dark: the page then needs white text.
    color: '#3B1F66',
    bullets: [
      copy('Concord grape, never syrupy', 'Raisin Concord intense, jamais sirupeux'),
      copy('Big flavor for long days', 'Du goût pour les longues journées'),
    ],
    fruits: copy('Concord grape', 'raisin Concord'),
    hasTastePicture: true,
    colorSource: 'purple-carrot',
    reviewId: '2959',
  },
  {
    slug: 'tropical-punch',
    name: copy('Tropical Punch', 'Punch tropical'),
    color: '#FF5A5F',
    bullets: [
      copy('Pineapple and cherry, turned up', 'Ananas et cerise, à plein volume'),
      copy('Summer league in a bottle', 'La ligue d’été en bouteille'),
    ],
    fruits: copy('pineapple, cherry', 'ananas, cerise'),
    hasTastePicture: true,
    colorSource: 'beet',
    reviewId: '3003',
    retailers: ['amazon', 'kroger'],
  },
  {
    slug: 'peach-mango',
    name: copy('Peach Mango', 'Pêche-mangue'),
    color: '#FFB06B',
    bullets: [
      copy('Orchard peach rounded out by mango', 'Pêche du verger, arrondie par la mangue'),
      copy('Best served very cold', 'Meilleure bien glacée'),
    ],
    fruits: copy('peach, mango', 'pêche, mangue'),
    hasTastePicture: true,
    colorSource: 'carotene',
    reviewId: '2119',
    retailers: ['walmart'],
    // The default size has no label data, so the tabs must select the first size that has.
    labelledSizes: ['20oz', '28oz'],
  },
  {
    slug: 'arctic-berry',
    name: copy('Arctic Berry', 'Petits fruits arctiques'),
    color: '#6CAEE8',
    bullets: [
      copy('Blueberry and blackcurrant with a cool finish', 'Bleuet et cassis, finale fraîche'),
      copy('Fresh for winter training', 'Parée pour l’entraînement d’hiver'),
    ],
    fruits: copy('blueberry, blackcurrant', 'bleuet, cassis'),
    colorSource: 'purple-carrot',
    // Announced before it has pack shots.
    gap: 'images',
  },
];
