import { brand } from '@/lib/brand';
import type { CategorySlug } from './catalog/types';
import { copy } from './locale';
import type { Copy, CountryCode } from './types';

export interface FeatureSlide {
  readonly line: CategorySlug;
  readonly flavor: string;
  readonly name: Copy;
  /** Size of the pack shot; by default the largest bottle. */
  readonly size?: string;
  readonly color: string;
  readonly countries: readonly CountryCode[];
  readonly pitch: Copy;
  readonly claims: readonly [Copy, Copy];
  readonly whyItWorksLink: string;
  readonly otherFlavorsLink: string;
}

// Links have every form that editors have used: hash routes, paths and full URLs.
export const featureSlides: readonly FeatureSlide[] = [
  {
    line: 'zero-sugar',
    flavor: 'cherry-lime',
    name: copy('Cherry Lime', 'Cerise-lime'),
    color: '#C9E82F',
    countries: ['us', 'ca'],
    pitch: copy(
      'All of the bite, none of the sugar. Dark cherry with a lime snap.',
      'Tout le mordant, zéro sucre. Cerise noire, éclat de lime.',
    ),
    claims: [copy('Zero sugar', 'Zéro sucre'), copy('10 calories a bottle', '10 calories par bouteille')],
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
      'The original. Cherry first, orange last, fuel all the way through.',
      'L’originale. Cerise d’abord, orange à la fin, du carburant du début à la fin.',
    ),
    claims: [
      copy('1095 mg electrolytes', '1095 mg d’électrolytes'),
      copy('Real cane sugar', 'Vrai sucre de canne'),
    ],
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
      'For easy miles, long meetings and everything in between.',
      'Pour les sorties faciles, les longues réunions, tout le reste aussi.',
    ),
    claims: [copy('25 calories', '25 calories'), copy('Made with coconut water', 'À base d’eau de coco')],
    whyItWorksLink: '/lyte#why-it-works',
    otherFlavorsLink: '/lyte',
  },
  {
    line: 'flash-iv-ready-to-drink',
    flavor: 'cucumber-lime',
    name: copy('Cucumber Lime', 'Concombre-lime'),
    color: '#0B4A45',
    countries: ['us'],
    pitch: copy(
      'When the session got away from you, this one brings you back.',
      'Quand la séance vous échappe, elle vous ramène.',
    ),
    claims: [copy('1790 mg electrolytes', '1790 mg d’électrolytes'), copy('Low sugar', 'Peu de sucre')],
    whyItWorksLink: '/#/flash-iv-ready-to-drink#why-it-works',
    otherFlavorsLink: '/#/flash-iv-ready-to-drink',
  },
  {
    line: 'flash-iv-sticks',
    flavor: 'zesty-lime',
    name: copy('Zesty Lime', 'Lime vive'),
    size: '8g',
    color: '#123A5E',
    countries: ['us'],
    pitch: copy(
      'Tear one open anywhere there is water. Full Flash IV, no cooler needed.',
      'Un bâtonnet, de l’eau, c’est parti. Flash IV sans glacière.',
    ),
    claims: [
      copy('Pocket sized', 'Format de poche'),
      copy('25 calories a stick', '25 calories par bâtonnet'),
    ],
    whyItWorksLink: '/flash-iv-sticks#why-it-works',
    otherFlavorsLink: '/flash-iv-sticks',
  },
  {
    line: 'sport-water',
    flavor: 'sport-water',
    name: copy('Sport Water', 'Eau sport'),
    size: '1.5L',
    color: '#BFE0FF',
    countries: ['us'],
    pitch: copy(
      'Water with a race number. Clean, crisp and quick to pour.',
      'De l’eau avec un dossard. Nette, vive, au débit rapide.',
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
      copy('1095 mg electrolytes', '1095 mg d’électrolytes'),
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
      'Sharp lemon, bright lime and nothing in the way.',
      'Citron vif, lime fraîche, rien pour leur faire de l’ombre.',
    ),
    claims: [copy('Zero sugar', 'Zéro sucre'), copy('Full electrolytes', 'Plein d’électrolytes')],
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
      'Cool coconut, barely sweet. Take a breath, take a sip.',
      'Coco fraîche, à peine sucrée. Une pause, une gorgée.',
    ),
    claims: [copy('25 calories', '25 calories'), copy('No added sugar', 'Sans sucre ajouté')],
    whyItWorksLink: '/lyte#why-it-works',
    otherFlavorsLink: '/#/lyte',
  },
];
