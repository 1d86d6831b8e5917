import { getTranslations } from 'next-intl/server';
import { categoryLabel } from '@/components/ui/category-label';
import { imageSource } from '@/lib/assets';
import type { FeatureSlide } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { categoryHref, slugOf } from '../category-link';
import { FeatureCard } from './feature-card';
import { FeatureStage } from './feature-stage';

/** Sizes the pack shot is shown at (spec section 9, product detail images). */
const widths = [400, 500, 600] as const;

type FeatureSliderProps = { readonly slides: readonly FeatureSlide[]; readonly locale: LocaleDefinition };

/** The product-feature slider (spec sections 2 and 4): one product in view, the section in its colour. */
export async function FeatureSlider({ slides, locale }: FeatureSliderProps) {
  if (slides.length === 0) return null;
  const [t, names] = await Promise.all([
    getTranslations('common.home'),
    getTranslations('common.categories'),
  ]);
  const total = slides.length;
  return (
    <FeatureStage
      colors={slides.map(({ backgroundColor }) => backgroundColor)}
      labels={{
        heading: t('features.heading'),
        carousel: t('carousel'),
        slide: t('slide'),
        previous: t('features.previous'),
        next: t('features.next'),
        announcements: slides.map(({ name }, index) =>
          t('features.announcement', { name, index: index + 1, total }),
        ),
      }}
    >
      {slides.map((slide) => (
        <FeatureCard
          image={imageSource(slide.image, { locale, widths })}
          key={slide.path}
          labels={{
            category: categoryLabel(names, slugOf(categoryHref(slide.category)), slide.category),
            whyItWorks: t('features.why-it-works'),
            otherFlavors: t('features.other-flavors'),
            whereToBuy: t('features.where-to-buy'),
          }}
          slide={slide}
        />
      ))}
    </FeatureStage>
  );
}
