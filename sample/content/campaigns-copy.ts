import { brand } from '@/lib/brand';
import { copy } from './locale';
import type { Copy } from './types';

type Link = { readonly to: string; readonly label: Copy };

/** A block of a campaign as the sample writes it; `file` names are those of `sample/assets/`. */
export type SampleBlock =
  | {
      readonly type: 'hero';
      readonly headline: Copy;
      readonly subheadline: Copy;
      readonly desktop: string;
      readonly mobile: string;
      readonly alt: Copy;
      readonly link: Link;
    }
  | {
      readonly type: 'countdown';
      readonly heading: Copy;
      readonly to: string;
      readonly end: Copy;
      readonly link: Link;
    }
  | { readonly type: 'claim'; readonly text: Copy; readonly file: string }
  | {
      readonly type: 'text';
      readonly heading: Copy;
      readonly paragraphs: readonly Copy[];
      readonly file: string;
      readonly alt: Copy;
      readonly link: Link;
    }
  | { readonly type: 'products'; readonly heading: Copy; readonly products: readonly string[] }
  | { readonly type: 'comparison'; readonly line: string }
  | { readonly type: 'why'; readonly product: string }
  | { readonly type: 'partner'; readonly partner: string }
  | {
      readonly type: 'questions';
      readonly heading: Copy;
      readonly questions: readonly (readonly [question: Copy, answer: Copy])[];
    };

export type SampleCampaign = {
  readonly slug: string;
  readonly title: Copy;
  readonly description: Copy;
  readonly image: string;
  readonly color: string;
  readonly blocks: readonly SampleBlock[];
};

const longestDay: SampleCampaign = {
  slug: 'longest-day',
  title: copy('The longest day', 'Le plus long jour'),
  description: copy(
    'June 21 has the most daylight of the year. Six flavors, one cooler, no hurry.',
    'Le 21 juin compte le plus d’heures de clarté de l’année. Six saveurs, une glacière, rien qui presse.',
  ),
  image: 'campaigns/longest-day-desktop.webp',
  color: brand.colors.yellow,
  blocks: [
    {
      type: 'hero',
      headline: copy('The sun works late', 'Le soleil finit tard'),
      subheadline: copy(
        'One shift, sunrise to sunset. The ice clocks out first.',
        'Un seul quart, du lever au coucher du soleil. La glace finit avant.',
      ),
      desktop: 'campaigns/longest-day-desktop.webp',
      mobile: 'campaigns/longest-day-mobile.webp',
      alt: copy(
        'A tub of ice with five bottles, and a bottle of Fruit Punch beside it, on a jetty before a low sun',
        'Un bac de glace avec cinq bouteilles et, à côté, une bouteille de Punch aux fruits, sur un quai devant un soleil bas',
      ),
      link: { to: '/sports-drink', label: copy('Pack the cooler', 'Remplir la glacière') },
    },
    {
      type: 'countdown',
      heading: copy('Until the longest day', 'D’ici le plus long jour'),
      // The solstice of June 2027.
      to: '2027-06-21T14:11:00.000Z',
      end: copy('It’s today. Go outside.', 'C’est aujourd’hui. Dehors!'),
      link: { to: '/store-locator', label: copy('Find a bottle', 'Trouver une bouteille') },
    },
    {
      type: 'products',
      heading: copy('Six for one sunset', 'Six pour un coucher de soleil'),
      products: [
        'sports-drink/fruit-punch',
        'sports-drink/lemon-lime',
        'sports-drink/blue-raspberry',
        'zero-sugar/orange',
        'lyte/peach-mango',
        'lyte/coconut',
      ],
    },
    { type: 'why', product: 'sports-drink/fruit-punch' },
    {
      type: 'claim',
      text: copy('Shade can wait.', 'L’ombre attendra.'),
      file: 'campaigns/crate.webp',
    },
    { type: 'comparison', line: 'sports-drink' },
    {
      type: 'questions',
      heading: copy('Asked in broad daylight', 'Questions en plein jour'),
      questions: [
        [
          copy('When is the longest day?', 'C’est quand, le plus long jour?'),
          copy(
            'On June 21 in 2027, north of the equator. In some years it is June 20.',
            'Le 21 juin en 2027, au nord de l’équateur. Certaines années, c’est le 20.',
          ),
        ],
        [
          copy('Are these flavors new?', 'Ces saveurs sont-elles nouvelles?'),
          copy(
            'No. They are the ones you know, in better weather.',
            'Non. Ce sont celles que vous connaissez, par plus beau temps.',
          ),
        ],
        [
          copy('Is there something to win?', 'Y a-t-il quelque chose à gagner?'),
          copy(
            'A sunset. Entry is free and so is the exit.',
            'Un coucher de soleil. L’entrée est libre, la sortie aussi.',
          ),
        ],
      ],
    },
    {
      type: 'text',
      heading: copy('Start early. Finish late.', 'Commencer tôt. Finir tard.'),
      paragraphs: [
        copy(
          'The sun is up before most alarms and down after most dinners. Between the two there is room for one lap more than you planned.',
          'Le soleil se lève avant la plupart des réveils et se couche après la plupart des soupers. Entre les deux, il reste de la place pour un tour de plus que prévu.',
        ),
        copy('Nobody is counting. We are, a little.', 'Personne ne compte. Nous, un peu.'),
      ],
      file: 'campaigns/longest-day-runner.webp',
      alt: copy(
        'A runner with a bottle of Fruit Punch and her long shadow, seen from above',
        'Vue d’en haut, une coureuse et son ombre, une bouteille de Punch aux fruits à la main',
      ),
      link: {
        to: '/c/tenth-inning',
        label: copy('Stay for the tenth inning', 'Rester pour la dixième manche'),
      },
    },
  ],
};

const tenthInning: SampleCampaign = {
  slug: 'tenth-inning',
  title: copy('The tenth inning', 'La dixième manche'),
  description: copy(
    'Nine innings with the Savannah Bananas, then the parade. The cooler stays for both.',
    'Neuf manches avec les Savannah Bananas, puis le défilé. La glacière reste pour les deux.',
  ),
  image: 'campaigns/tenth-inning-desktop.webp',
  color: '#5B1A5E',
  blocks: [
    {
      type: 'hero',
      headline: copy('Nobody goes home', 'Personne ne rentre'),
      subheadline: copy(
        'Nine innings, then the parade. The cooler stays for both.',
        'Neuf manches, puis le défilé. La glacière reste pour les deux.',
      ),
      desktop: 'campaigns/tenth-inning-desktop.webp',
      mobile: 'campaigns/tenth-inning-mobile.webp',
      alt: copy(
        'Bottles on the rail of a dugout, Strawberry Banana in a rally cap, and a pitcher in a full ballpark at night',
        'Des bouteilles au bord de l’abri, dont Fraise-banane avec une casquette à l’envers, et un lanceur dans un stade plein, la nuit',
      ),
      link: { to: '/partners/savannah-bananas', label: copy('Meet the Bananas', 'Rencontrer les Bananas') },
    },
    { type: 'partner', partner: 'savannah-bananas' },
    {
      type: 'products',
      heading: copy('On the bench tonight', 'Sur le banc ce soir'),
      products: ['sports-drink/strawberry-banana', 'sports-drink/grape', 'sports-drink/tropical-punch'],
    },
    {
      type: 'claim',
      text: copy('One more at-bat.', 'Encore une présence.'),
      file: 'campaigns/scoreboard.webp',
    },
    {
      type: 'questions',
      heading: copy('From the stands', 'Depuis les gradins'),
      questions: [
        [
          copy('Is there a tenth inning?', 'Y a-t-il une dixième manche?'),
          copy('If somebody nails it up. Stay anyway.', 'Si quelqu’un la cloue. Restez quand même.'),
        ],
        [
          copy('Where do I get tickets?', 'Où trouver des billets?'),
          copy(
            'From the team. We only bring the drinks.',
            'Auprès de l’équipe. Nous apportons seulement à boire.',
          ),
        ],
        [
          copy('Can I keep a foul ball?', 'Puis-je garder une fausse balle?'),
          copy('Yes. It was never ours.', 'Oui. Elle n’a jamais été à nous.'),
        ],
        [
          copy('Is there dancing in the aisles?', 'Peut-on danser dans les allées?'),
          copy('It is the dress code.', 'C’est la tenue de rigueur.'),
        ],
      ],
    },
    {
      type: 'text',
      heading: copy('Last one out', 'La dernière à partir'),
      paragraphs: [
        copy(
          'The scoreboard is off and the parade is three streets away. Somebody left a bottle on the rail.',
          'Le tableau est éteint et le défilé est rendu trois rues plus loin. Quelqu’un a laissé une bouteille sur la rampe.',
        ),
        copy(
          'It was not forgotten. It is saving\u00a0a\u00a0seat.',
          'Ce n’est pas un oubli. Elle garde la place.',
        ),
      ],
      file: 'campaigns/tenth-inning-rail.webp',
      alt: copy(
        'A bottle of Grape on the rail of an empty ballpark at night',
        'Une bouteille de Raisin sur la rampe d’un stade vide, la nuit',
      ),
      link: { to: '/store-locator', label: copy('Find a bottle', 'Trouver une bouteille') },
    },
  ],
};

export const campaigns: readonly SampleCampaign[] = [longestDay, tenthInning];
