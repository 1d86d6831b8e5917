import { linesOf } from '../catalog';
import type { Flavor, Line } from '../catalog/types';
import { languageRules } from '../language-rules';
import { fragmentPath, lineName, translate } from '../locale';
import type { SampleItem, SampleLocale } from '../types';
import { imageFields } from './images';
import { electrolytesOf } from './label-amounts';
import { retailerFields } from './retailers';
import { tabFields } from './tabs';

/** Returns the product fragments of a locale, line by line. */
export function buildProducts(locale: SampleLocale): readonly SampleItem[] {
  return linesOf(locale).flatMap((line) =>
    line.flavors.map((flavor, index) => buildProduct(line, flavor, index + 1, locale)),
  );
}

/**
 * Returns the id of a sample product for the reviews service (REV-07). Each language of Canada has products of its
 * own, such as `2133-fr-ca`, because a product's reviews are the same on every page that shows them.
 */
const reviewProductId = (id: string, { countryCode, language }: SampleLocale) =>
  countryCode === 'us' ? id : `${id}-${language}-${countryCode}`;

function buildProduct(line: Line, flavor: Flavor, order: number, locale: SampleLocale): SampleItem {
  const altText = packAltText(line, flavor, locale);
  return {
    _path: fragmentPath(locale, 'product', line.slug, flavor.slug),
    productName: translate(flavor.name, locale),
    productCategory: line.label,
    productOrderNumber: order,
    productBackgroundColor: flavor.color,
    ...imageFields(line, flavor, locale),
    productImageAltText: altText,
    tileImageAltText: altText,
    isContained: line.slug === 'flash-iv-sticks',
    bazaarVoiceProductId: flavor.reviewId ? reviewProductId(flavor.reviewId, locale) : null,
    electrolyteAmount: electrolyteAmounts(line),
    ...tabFields(line, flavor, locale),
    ...retailerFields(line, flavor, locale),
  };
}

/** Returns the electrolytes of each size, as editors type them. */
function electrolyteAmounts(line: Line) {
  const { electrolytesForm: form } = line;
  if (form === null) return null;
  const typed = (milligrams: number) => (form === 'text' ? `${milligrams} mg` : milligrams);
  return Object.fromEntries(line.sizes.map((size) => [size, typed(electrolytesOf(line, size))]));
}

function packAltText(line: Line, flavor: Flavor, locale: SampleLocale): string {
  const name = translate(flavor.name, locale);
  const label = lineName(line, locale);
  const pack = translate(line.pack, locale);
  return languageRules[locale.language].packAlt(pack, name, label);
}
