import { linesOf } from './catalog';
import { assetReference, fragmentPath, translate } from './locale';
import { factBlocks } from './rich-text';
import type { SampleItem, SampleLocale } from './types';

// This line has no lockup, so its pages fall back to brand logo and name.
const WITHOUT_LOCKUP = 'sport-water';

/** Returns the category fragments of a locale. */
export function buildCategories(locale: SampleLocale): readonly SampleItem[] {
  return linesOf(locale).map((line) => ({
    _path: fragmentPath(locale, 'category', line.slug),
    categoryName: line.label,
    categoryDescription: factBlocks(line.facts.map((fact) => translate(fact, locale))),
    categoryImage: assetReference(locale, `categories/${line.slug}.webp`),
    categoryBackgroundColor: line.categoryColor,
    categoryLogoLockup:
      line.slug === WITHOUT_LOCKUP ? null : assetReference(locale, `lockups/${line.slug}.svg`),
    isFeatured: false,
  }));
}
