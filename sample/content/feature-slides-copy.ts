import { brand } from '@/lib/brand';
import { flashIvReadyToDrink } from './catalog/flash-iv-ready-to-drink';
import { flashIvSticks } from './catalog/flash-iv-sticks';
import { lyte } from './catalog/lyte';
import { sportsDrink } from './catalog/sports-drink';
import type { CategorySlug, Line } from './catalog/types';
import { zeroSugar } from './catalog/zero-sugar';
import { copy } from './locale';
import { electrolytesOf } from './product/label-amounts';
import type { Copy, CountryCode } from './types';

export interface FeatureSlide {
  readonly line: CategorySlug;
  readonly flavor: string;
  readonly name: Copy;
  readonly color: string;
  readonly countries: readonly CountryCode[];
  readonly pitch: Copy;
  readonly claims: readonly [Copy, Copy];
  readonly whyItWorksLink: string;
  readonly otherFlavorsLink: string;
}

/** The pictures show the largest bottle, so a claim names the size that it is for. */
const electrolytes = (line: Line) => {
  const amount = electrolytesOf(line, '16oz');
  return copy(`${amount} mg electrolytes in\u00a016 fl oz`, `${amount} mg d’électrolytes par\u00a016 fl oz`);
};
const calories = ({ nutrients }: Line) =>
  copy(`${nutrients.calories} calories in 16 fl oz`, `${nutrients.calories} calories par 16 fl oz`);
const sugar = ({ nutrients }: Line) =>
  copy(`${nutrients.sugar} g of sugar in 16 fl oz`, `${nutrients.sugar} g de sucre par 16 fl oz`);

// Links have every form that editors have used: hash routes, paths and full URLs.
export const featureSlides: readonly FeatureSlide[] = [
  {
    line: 'zero-sugar',
    flavor: 'cherry-lime',
    name: copy('Cherry Lime', 'Cerise-lime'),
    color: '#C9E82F',
    countries: ['us', 'ca'],
    pitch: copy(
      'Cherry and lime walk in. Sugar does not. End of story.',
      'Cerise et lime entrent. Le\u00a0sucre,\u00a0non. Fin de l’histoire.',
    ),
    claims: [electrolytes(zeroSugar), calories(zeroSugar)],
    whyItWorksLink: '/zero-sugar#why-it-works',
    otherFlavorsLink: '/#/zero-sugar',
  },
  {
    line: 'sports-drink',
    flavor: 'fruit-punch',
    name: copy('Fruit Punch', 'Punch aux fruits'),
    color: '#FFC21A',
    countries: ['us', 'ca'],
    pitch: copy(
      'The original. Cherry first, orange last, and it never leaves before you do.',
      'L’originale. Cerise d’abord, orange ensuite. Elle ne part jamais avant vous.',
    ),
    claims: [electrolytes(sportsDrink), copy('Real cane sugar', 'Vrai sucre de canne')],
    whyItWorksLink: '/#/sports-drink#why-it-works',
    otherFlavorsLink: '/#/sports-drink',
  },
  {
    line: 'lyte',
    flavor: 'blueberry-pomegranate',
    name: copy('Blueberry Pomegranate', 'Bleuet-grenade'),
    color: '#FFC4E1',
    countries: ['us', 'ca'],
    pitch: copy(
      'Blueberry leads. Pomegranate will be along in a minute.',
      'Le bleuet ouvre la marche. La\u00a0grenade arrive, pas\u00a0de\u00a0presse.',
    ),
    claims: [calories(lyte), copy('Made with coconut water', 'Avec de l’eau de coco')],
    whyItWorksLink: '/lyte#why-it-works',
    otherFlavorsLink: '/lyte',
  },
  {
    line: 'flash-iv-ready-to-drink',
    flavor: 'cucumber-lime',
    name: copy('Cucumber Lime', 'Concombre-lime'),
    color: '#0B4A45',
    countries: ['us'],
    pitch: copy('Cucumber. Lime. That is the pitch.', 'Concombre. Lime. C’est tout.'),
    claims: [electrolytes(flashIvReadyToDrink), sugar(flashIvReadyToDrink)],
    whyItWorksLink: '/#/flash-iv-ready-to-drink#why-it-works',
    otherFlavorsLink: '/#/flash-iv-ready-to-drink',
  },
  {
    line: 'flash-iv-sticks',
    flavor: 'zesty-lime',
    name: copy('Zesty Lime', 'Lime vive'),
    color: '#123A5E',
    countries: ['us'],
    pitch: copy(
      'It was in your bag the whole time. Tear, pour, act like you planned it.',
      'Il était dans votre sac depuis le début. Versez, comme si c’était prévu.',
    ),
    claims: [
      copy('Pocket sized', 'Format de poche'),
      copy(
        `${flashIvSticks.nutrients.calories} calories a stick`,
        `${flashIvSticks.nutrients.calories} calories le sachet`,
      ),
    ],
    whyItWorksLink: '/flash-iv-sticks#why-it-works',
    otherFlavorsLink: '/flash-iv-sticks',
  },
  {
    line: 'sport-water',
    flavor: 'sport-water',
    name: copy('Sport Water', 'Eau sport'),
    color: '#BFE0FF',
    countries: ['us'],
    pitch: copy(
      'Water with a race number. It takes that seriously.',
      'De l’eau avec un dossard. Elle prend ça au sérieux.',
    ),
    claims: [
      copy('Zero calories', 'Zéro calorie'),
      copy('Electrolytes for taste', 'Électrolytes pour le goût'),
    ],
    whyItWorksLink: '/sport-water#why-it-works',
    otherFlavorsLink: `${brand.training}/sport-water`,
  },
  {
    line: 'sports-drink',
    flavor: 'blue-raspberry',
    name: copy('Blue Raspberry', 'Framboise bleue'),
    color: '#FF8A1F',
    countries: ['ca'],
    pitch: copy(
      'Tart, cold and loud. The bottle the bench reaches for.',
      'Acidulée, glacée, sans gêne. Celle que tout le banc réclame.',
    ),
    claims: [
      copy('Vitamins C, E, B6', 'Vitamines C, E, B6'),
      copy('No artificial colors', 'Sans colorants artificiels'),
    ],
    whyItWorksLink: '/#/sports-drink#why-it-works',
    otherFlavorsLink: '/sports-drink',
  },
  {
    line: 'zero-sugar',
    flavor: 'lemon-lime',
    name: copy('Lemon Lime', 'Citron-lime'),
    color: '#16181D',
    countries: ['ca'],
    pitch: copy(
      'Lemon on the left, lime on the right. Nothing in between.',
      'Citron à gauche, lime à droite. Rien entre les deux.',
    ),
    claims: [electrolytes(zeroSugar), copy('Sugar: still zero', 'Sucre\u00a0: toujours zéro')],
    whyItWorksLink: '/zero-sugar#why-it-works',
    otherFlavorsLink: '/#/zero-sugar',
  },
  {
    line: 'lyte',
    flavor: 'coconut',
    name: copy('Coconut', 'Noix de coco'),
    color: '#0E6BA8',
    countries: ['ca'],
    pitch: copy(
      'Coconut on its day off. Take a breath, take a sip.',
      'Le coco est en congé. Une pause, une gorgée.',
    ),
    claims: [sugar(lyte), copy('No artificial flavors', 'Sans arômes artificiels')],
    whyItWorksLink: '/lyte#why-it-works',
    otherFlavorsLink: '/#/lyte',
  },
];
