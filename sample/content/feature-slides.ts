import { linesOf } from './catalog';
import type { CategorySlug } from './catalog/types';
import { type FeatureSlide, featureSlides } from './feature-slides-copy';
import { languageRules } from './language-rules';
import { assetReference, fragmentPath, lineName, translate } from './locale';
import type { SampleItem, SampleLocale } from './types';

/** Returns the product-feature-slider fragments of a locale: those that its country sells. */
export function buildFeatureSlides(locale: SampleLocale): readonly SampleItem[] {
  const labels = new Map<CategorySlug, string>(linesOf(locale).map(({ slug, label }) => [slug, label]));
  return featureSlides
    .flatMap((slide) => {
      const label = labels.get(slide.line);
      return label !== undefined && slide.countries.includes(locale.countryCode) ? [{ slide, label }] : [];
    })
    .map(({ slide, label }, index) => buildFeatureSlide(slide, label, index + 1, locale));
}

function buildFeatureSlide(
  slide: FeatureSlide,
  label: string,
  order: number,
  locale: SampleLocale,
): SampleItem {
  const name = translate(slide.name, locale);
  const line = lineName({ slug: slide.line, label }, locale);
  const alt = languageRules[locale.language].slideAlt(name, line);
  return {
    _path: fragmentPath(locale, 'product-feature-slider', `${slide.line}-${slide.flavor}`),
    productOrderNumber: order,
    productName: name,
    productImage: assetReference(locale, `features/${slide.line}-${slide.flavor}.webp`),
    productImageAltText: alt,
    productBackgroundColor: slide.color,
    productDetails: details(slide, locale),
    productCategory: label,
    otherFlavorsLink: slide.otherFlavorsLink,
    whyItWorksLink: slide.whyItWorksLink,
  };
}

// The site splits the second block into two claims at the conjunction.
function details({ pitch, claims }: FeatureSlide, locale: SampleLocale) {
  const secondBlock = claims
    .map((claim) => translate(claim, locale))
    .join(languageRules[locale.language].conjunction);
  return { plaintext: `${translate(pitch, locale)}\n\n${secondBlock}` };
}
