import { getTranslations } from 'next-intl/server';
import { categoryLabel } from '@/components/ui/category-label';
import { ClientMessages } from '@/components/ui/client-messages';
import { imageSource } from '@/lib/content/assets';
import { containerProps } from '@/lib/content/editable';
import type { ContentList, FeatureSlide } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { servedHref } from '@/lib/locales/served-href';
import { categoryHrefOf, slugOf } from '../category-link';
import { FeatureCard } from './feature-card';
import { FeatureStage } from './feature-stage';

type FeatureSliderProps = { readonly slides: ContentList<FeatureSlide>; readonly locale: LocaleDefinition };

/** Renders the product-feature slider (HOME-05): one product in view, the section in its colour. */
export async function FeatureSlider({ slides: list, locale }: FeatureSliderProps) {
  const slides = list.items;
  if (slides.length === 0) return null;
  const names = await getTranslations('common.categories');
  const cards = slides.map((slide) => ({
    slide,
    categoryHref: categoryHrefOf({ name: slide.category, path: slide.path }),
  }));
  return (
    <ClientMessages paths={['common.home.features', 'common.home.carousel', 'common.home.slide']}>
      <FeatureStage
        features={slides.map(({ name, backgroundColor: color }) => ({ name, color }))}
        {...containerProps(list)}
      >
        {cards.map(({ slide, categoryHref }) => (
          <FeatureCard
            category={categoryLabel(names, slugOf(categoryHref), slide.category)}
            image={imageSource(slide.image, { locale, slot: 'feature-card' })}
            key={slide.path}
            links={{
              category: servedHref(locale, categoryHref),
              whyItWorks: servedHref(locale, slide.whyItWorksHref),
              otherFlavors: servedHref(locale, slide.otherFlavorsHref),
            }}
            slide={slide}
          />
        ))}
      </FeatureStage>
    </ClientMessages>
  );
}
