import { buildCategories } from './categories';
import { buildFeatureSlides } from './feature-slides';
import { sampleLocales } from './locale';
import { buildPartners } from './partners';
import { buildProducts } from './product/build-product';
import { buildSlides } from './slides';
import type { ContentType, CountryCode, Language, SampleAnswer, SampleItem, SampleLocale } from './types';

export type { ContentType, SampleAnswer, SampleItem } from './types';

interface Source {
  readonly answerKey: string;
  readonly build: (locale: SampleLocale) => readonly SampleItem[];
}

const sources: Readonly<Record<ContentType, Source>> = {
  category: { answerKey: 'categoryData', build: buildCategories },
  slides: { answerKey: 'slidesData', build: buildSlides },
  product: { answerKey: 'productData', build: buildProducts },
  'product-feature-slider': { answerKey: 'productFeatureSliderData', build: buildFeatureSlides },
  partners: { answerKey: 'partnersData', build: buildPartners },
};

/** The sample items of one type and locale; none for a locale without content. */
export function sampleItems(
  type: ContentType,
  countryCode: CountryCode,
  language: Language,
): readonly SampleItem[] {
  return sampleLocales
    .filter((locale) => locale.countryCode === countryCode && locale.language === language)
    .flatMap(sources[type].build);
}

/**
 * The answer AEM would give for a folder: every item in it or below it.
 *
 * It doubles as the fallback content. Each product line has its own catalogue, so a zero-sugar
 * folder is answered from the zero-sugar sample and never from another line's.
 */
export function sampleAnswer(type: ContentType, folderPath: string): SampleAnswer {
  // Without the closing slash `…/grape` would also find `…/grape-soda`.
  const folder = folderPath.endsWith('/') ? folderPath : `${folderPath}/`;
  const items = sampleLocales
    .flatMap(sources[type].build)
    .filter(({ _path }) => `${_path}/`.startsWith(folder));
  return { data: { [sources[type].answerKey]: { items } } };
}
