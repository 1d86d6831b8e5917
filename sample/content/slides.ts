import { brand } from '@/lib/brand';
import { assetPath, assetReference, copy, fragmentPath, translate } from './locale';
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

// Links have every form that editors have used: hash routes, paths and full URLs.
const slides: readonly Slide[] = [
  {
    slug: 'fruit-punch',
    countries: ['us', 'ca'],
    altText: copy(
      'Chilled Fruit Punch bottle among ice on a red stage',
      'Bouteille de Punch aux fruits glacée sur une scène rouge',
    ),
    headline: copy('Chase the sun', 'Cap sur le soleil'),
    subheadline: copy(
      'Fruit Punch. Ice cold. Electrolytes for the long way home.',
      'Punch aux fruits. Bien glacé. Des électrolytes pour aller plus loin.',
    ),
    callToAction: { link: '/#/sports-drink', label: copy('Find your flavor', 'Trouver votre saveur') },
  },
  {
    slug: 'flash-iv',
    countries: ['us'],
    altText: copy(
      'Flash IV bottles, carton and sticks on a teal stage',
      'Bouteilles, boîte et bâtonnets Flash IV sur une scène turquoise',
    ),
    headline: copy('Back in a flash', 'De retour en un éclair'),
    subheadline: copy(
      'Flash IV. Our highest electrolyte dose, bottled or by the stick.',
      'Flash IV. Notre plus forte dose d’électrolytes, en bouteille ou en bâtonnet.',
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
    headline: copy('Zero sugar. Zero excuses.', 'Zéro sucre. Zéro excuse.'),
    subheadline: copy(
      'Every electrolyte, none of the sugar.',
      'Tous les électrolytes, pas un gramme de sucre.',
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
    headline: copy('Made to move', 'Née pour bouger'),
    subheadline: copy(
      'Every angle, every shift, every finish line.',
      'Tous les angles, tous les quarts, toutes les lignes d’arrivée.',
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
      'Five Sports Drink flavors on dark blue',
      'Cinq saveurs de boisson pour sportifs sur fond bleu foncé',
    ),
    wholePicture: 'categories/sports-drink.webp',
    headline: copy('Every color of fast', 'La vitesse en couleurs'),
    subheadline: copy(
      'Eight flavors, one formula. Pick yours.',
      'Huit saveurs, une formule. Choisissez la vôtre.',
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
