import { brand } from '@/lib/brand';
import { copy } from './locale';
import type { Copy } from './types';

export interface Partner {
  readonly slug: string;
  /** In lower case with hyphens, it equals the slug. */
  readonly name: string;
  readonly order?: number;
  readonly hasBanner: boolean;
  readonly video?: { readonly file: string; readonly altText: Copy };
  readonly color?: string;
  readonly description: Copy;
  readonly about: Copy;
  readonly accomplishments: readonly Copy[];
  /** The sentence of the page, and the path of the product in the partner's cooler. */
  readonly moment?: { readonly statement: Copy; readonly favorite: string };
}

export const partners: readonly Partner[] = [
  {
    slug: 'savannah-bananas',
    name: 'Savannah Bananas',
    order: 1,
    hasBanner: true,
    color: brand.colors.yellow,
    moment: {
      statement: copy('Dance first. Drink after.', 'On danse d’abord. On boit après.'),
      favorite: '/#/sports-drink/strawberry-banana',
    },
    description: copy('Ball games played like a party.', 'Du baseball qui vire en fête.'),
    about: copy(
      'Yellow uniforms, trick plays, dancing between pitches. We keep the dugout cold and the spirits up, from the first parade to the last out.',
      'Uniformes jaunes, jeux acrobatiques, danse entre les lancers. Nous gardons l’abri au frais et le moral au sommet, du premier défilé au dernier retrait.',
    ),
    accomplishments: [
      copy('Hydration partner on every tour stop', 'Partenaire d’hydratation à chaque escale de la tournée'),
      copy('A bottle for every player, coach and dancer', 'Une bouteille pour chaque membre de l’équipe'),
      copy('Refill stations at every gate', 'Des stations de remplissage à chaque entrée'),
    ],
  },
  {
    slug: 'barstool-sports',
    name: 'Barstool Sports',
    order: 2,
    hasBanner: true,
    color: brand.colors.blue,
    moment: {
      statement: copy('Home game. Every game.', 'À domicile. Toujours à domicile.'),
      favorite: '/zero-sugar/cherry-lime',
    },
    description: copy('Loud opinions, cold bottles.', 'Opinions fortes, bouteilles froides.'),
    about: copy(
      'Game day has two shifts: the one on the field and the one on the couch. Together we cover both, with taste tests, tailgates and a fridge that never empties.',
      'Un jour de match, il y a deux équipes\u00a0: celle du terrain et celle du divan. Ensemble, nous servons les deux, entre dégustations, avant-matchs et frigo toujours plein.',
    ),
    accomplishments: [
      copy('A season of tailgates', 'Une saison d’avant-matchs'),
      copy(
        'Blind taste tests, filmed in one take',
        'Des dégustations à l’aveugle, filmées en une seule prise',
      ),
    ],
  },
  {
    slug: 'dude-perfect',
    name: 'Dude Perfect',
    order: 3,
    hasBanner: true,
    color: brand.colors.teal,
    video: {
      file: 'partners/dude-perfect-flip.mp4',
      altText: copy(
        'A Blue Raspberry bottle is flipped and lands on its base',
        'Une bouteille de Framboise bleue tourne dans les airs et retombe debout',
      ),
    },
    moment: {
      statement: copy('Miss. Sip. Repeat.', 'Rater. Boire. Relancer.'),
      favorite: '/sports-drink/blue-raspberry',
    },
    description: copy('One shot. A hundred tries.', 'Un lancer. Cent essais.'),
    about: copy(
      'A trick shot is patience in disguise: a hundred misses for one that drops. We bring the cooler for all hundred and one.',
      'Un tir spectaculaire, c’est de la patience déguisée\u00a0: cent ratés pour un réussi. Nous apportons la glacière pour les cent un.',
    ),
    accomplishments: [
      copy('Bottle flips from the third floor', 'Des lancers de bouteille du troisième étage'),
      copy('Backyard challenges', 'Des défis de cour arrière'),
      copy('One trampoline, no longer with us', 'Un trampoline, qui n’est plus des nôtres'),
    ],
  },
  {
    slug: 'coastal-rowing',
    name: 'Coastal Rowing',
    order: 4,
    hasBanner: true,
    video: {
      file: 'partners/placeholder-video.mp4',
      altText: copy('Film coming soon', 'Film à venir'),
    },
    moment: {
      statement: copy('The tide is early. So are they.', 'La marée se lève tôt. Eux aussi.'),
      favorite: '/lyte/blueberry-pomegranate',
    },
    description: copy('Eight seats, open water.', 'Huit sièges, pleine mer.'),
    about: copy(
      'Rowing past the breakwater takes salt, timing and a strong stomach. Our bottles take their seats first.',
      'Ramer au-delà du brise-lames demande du sel, du rythme et le cœur bien accroché. Nos bouteilles prennent place les premières.',
    ),
    accomplishments: [
      copy('A bottle for every seat of the eight', 'Une bouteille pour chaque siège du huit'),
      copy('Refills at the boathouse before dawn', 'Le plein au hangar à bateaux avant l’aube'),
    ],
  },
  {
    slug: 'northern-trail-run',
    name: 'Northern Trail Run',
    hasBanner: false,
    description: copy(
      'Fifty kilometers, one aid station at a time.',
      'Cinquante kilomètres, un ravitaillement à la fois.',
    ),
    about: copy(
      'Roots, rock and weather that changes its mind. We stock the aid stations and cheer for the last runner as loudly as the first.',
      'Des racines, du roc, une météo qui change d’idée. Nous garnissons les ravitaillements et acclamons la dernière personne aussi fort que la première.',
    ),
    accomplishments: [
      copy(
        'Cup-free aid stations on every course',
        'Des ravitaillements sans gobelets sur tous les parcours',
      ),
    ],
  },
];
