import { brand } from '@/lib/brand';
import { flashIvReadyToDrink } from './catalog/flash-iv-ready-to-drink';
import { assetPath, assetReference, copy, fragmentPath, translate } from './locale';
import { electrolytesOf } from './product/label-amounts';
import type { Copy, CountryCode, SampleItem, SampleLocale } from './types';

interface Slide {
  readonly slug: string;
  /** Countries that sell the product of the picture. */
  readonly countries: readonly CountryCode[];
  readonly altText: Copy;
  readonly headline?: Copy;
  readonly subheadline?: Copy;
  readonly callToAction?: { readonly link: string; readonly label: Copy };
  /** A picture that is shown whole, in place of pictures for the whole slide. */
  readonly wholePicture?: string;
  readonly isVideo?: boolean;
}

const flashElectrolytes = electrolytesOf(flashIvReadyToDrink, '16oz');

// Links have every form that editors have used: hash routes, paths and full URLs.
export const slides: readonly Slide[] = [
  {
    slug: 'fruit-punch',
    countries: ['us', 'ca'],
    altText: copy(
      'Chilled Fruit Punch bottle on a running track at sunset, beside a lap board that says +1',
      'Bouteille de Punch aux fruits glacée sur une piste au coucher du soleil, près d’un compte-tours qui affiche +1',
    ),
    headline: copy('One more lap', 'Encore un tour'),
    subheadline: copy(
      'Fruit Punch, ice cold, for the lap nobody assigned.',
      'Punch aux fruits, bien glacé, pour le tour que personne n’a demandé.',
    ),
    callToAction: { link: '/#/sports-drink', label: copy('Meet the original', 'Goûter l’originale') },
  },
  {
    slug: 'flash-iv',
    countries: ['us'],
    altText: copy(
      'Flash IV bottle, carton and stick on a teal stage',
      'Bouteille, boîte et sachet Flash IV sur une scène turquoise',
    ),
    headline: copy('Flash now. Talk later.', 'Flash d’abord. On jase après.'),
    subheadline: copy(
      `Flash IV Ready-to-Drink. ${flashElectrolytes} mg of electrolytes in 16 fl oz, our highest count.`,
      `Flash IV prêt à boire. ${flashElectrolytes} mg d’électrolytes dans 16 fl oz, notre plus haute teneur.`,
    ),
    callToAction: { link: '/flash-iv-ready-to-drink', label: copy('Meet Flash IV', 'Découvrir Flash IV') },
  },
  {
    slug: 'zero-sugar',
    countries: ['ca'],
    altText: copy(
      'Three Zero Sugar bottles lit from behind on black and red',
      'Trois bouteilles Zéro sucre à contre-jour sur fond noir et rouge',
    ),
    headline: copy('Guess the sugar', 'Devinez le sucre'),
    subheadline: copy(
      'Zero. The sodium and potassium are real.',
      'Zéro. Le sodium et le potassium, eux, sont là.',
    ),
    callToAction: { link: '/zero-sugar', label: copy('Go zero', 'Passer à zéro') },
  },
  {
    slug: 'loop',
    countries: ['us', 'ca'],
    altText: copy(
      'Blue Raspberry bottle turning on dark blue',
      'Bouteille de Framboise bleue en rotation sur fond bleu foncé',
    ),
    headline: copy('Your turn', 'À votre tour'),
    subheadline: copy(
      'Blue Raspberry has done its laps. The track is free.',
      'Framboise bleue a fait ses tours. La piste est libre.',
    ),
    callToAction: {
      link: `${brand.training}/`,
      label: copy('Train with us', 'S’entraîner avec nous'),
    },
    isVideo: true,
  },
  {
    slug: 'lineup',
    countries: ['us', 'ca'],
    altText: copy(
      'Five Sports Drink flavors in a crate of ice',
      'Cinq saveurs de boisson pour sportifs dans une caisse de glace',
    ),
    wholePicture: 'hero/crate.webp',
    headline: copy('Roll call', 'Qui est là?'),
    subheadline: copy(
      'Grape? Here. Lemon\u00a0Lime? Here. And\u00a0yours?',
      'Raisin? Présent. Et\u00a0la\u00a0vôtre?',
    ),
    callToAction: { link: '/sports-drink', label: copy('See the lineup', 'Voir la gamme') },
  },
];

/** Returns the hero slide fragments of a locale. */
export function buildSlides(locale: SampleLocale): readonly SampleItem[] {
  return slides
    .filter(({ countries }) => countries.includes(locale.countryCode))
    .map((slide, index) => buildSlide(slide, index + 1, locale));
}

function buildSlide(slide: Slide, order: number, locale: SampleLocale): SampleItem {
  const { callToAction, headline, subheadline } = slide;
  return {
    _path: fragmentPath(locale, 'slides', slide.slug),
    slideOrderNumber: order,
    ...media(slide, locale),
    slideAltText: translate(slide.altText, locale),
    slideHeadline: headline ? translate(headline, locale) : null,
    slideSubheadline: subheadline ? translate(subheadline, locale) : null,
    slideCtaLink: callToAction?.link ?? null,
    slideCtaLabel: callToAction ? translate(callToAction.label, locale) : null,
    isScaleDownImage: slide.wholePicture !== undefined,
    isScaleDownVideo: false,
  };
}

function media({ slug, isVideo, wholePicture }: Slide, locale: SampleLocale) {
  const picture = isVideo ? '-poster' : '';
  return {
    slideImage: assetReference(locale, wholePicture ?? `hero/${slug}-desktop${picture}.webp`),
    slideMobileImage: wholePicture ? null : assetPath(locale, `hero/${slug}-mobile${picture}.webp`),
    slideVideo: isVideo ? assetReference(locale, `hero/${slug}-desktop.mp4`) : null,
    slideMobileVideo: isVideo ? assetReference(locale, `hero/${slug}-mobile.mp4`) : null,
  };
}
