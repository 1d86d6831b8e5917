import { responseKeys } from '@/lib/content/aem/names';
import { buildAnnouncements } from './announcements';
import { buildCampaigns } from './campaigns';
import { buildCategories } from './categories';
import { buildFeatureSlides } from './feature-slides';
import { sampleLocales } from './locale';
import { buildPartners } from './partners';
import { buildProducts } from './product/build-product';
import { buildRedirects } from './redirects';
import { buildSlides } from './slides';
import type { ContentType, CountryCode, Language, SampleItem, SampleLocale, SampleResponse } from './types';

export type { ContentType, SampleItem, SampleResponse } from './types';

type Build = (locale: SampleLocale) => readonly SampleItem[];

const builders: Readonly<Record<ContentType, Build>> = {
  category: buildCategories,
  slides: buildSlides,
  product: buildProducts,
  'product-feature-slider': buildFeatureSlides,
  partners: buildPartners,
  redirect: buildRedirects,
  announcement: buildAnnouncements,
  campaign: buildCampaigns,
};

/** Returns the sample items of a type and locale; empty for a locale without content. */
export function sampleItems(
  type: ContentType,
  countryCode: CountryCode,
  language: Language,
): readonly SampleItem[] {
  return sampleLocales
    .filter((locale) => locale.countryCode === countryCode && locale.language === language)
    .flatMap(builders[type]);
}

/**
 * Returns AEM's response for a folder: every item in it or below it. Each product line has its own items, so
 * a folder of zero-sugar never contains those of another line.
 */
export function sampleResponse(type: ContentType, folderPath: string): SampleResponse {
  // Without the trailing slash, `…/grape` would also match `…/grape-soda`.
  const folder = folderPath.endsWith('/') ? folderPath : `${folderPath}/`;
  const items = sampleLocales.flatMap(builders[type]).filter(({ _path }) => `${_path}/`.startsWith(folder));
  return { data: { [responseKeys[type]]: { items } } };
}
