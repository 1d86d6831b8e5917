import { getTranslations } from 'next-intl/server';
import { categoryLabel } from '@/components/ui/category-label';
import { imageSource } from '@/lib/assets';
import type { Category } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { categoryHrefOf, slugOf } from '../category-link';
import { CategoryCard } from './category-card';
import { CategoryTrack } from './category-track';

/** Image widths of the category carousel (spec section 9). */
const widths = [500, 600, 700] as const;

type CategoryCarouselProps = { readonly categories: readonly Category[]; readonly locale: LocaleDefinition };

/**
 * The category carousel (spec section 2, Home). Nothing is shown when there are no categories. The items come twice,
 * so that the row can loop with three of them in view.
 */
export async function CategoryCarousel({ categories, locale }: CategoryCarouselProps) {
  if (categories.length === 0) return null;
  const [t, names] = await Promise.all([
    getTranslations('common.home'),
    getTranslations('common.categories'),
  ]);
  return (
    <CategoryTrack
      count={categories.length}
      labels={{
        heading: t('categories.heading'),
        carousel: t('carousel'),
        previous: t('categories.previous'),
        next: t('categories.next'),
      }}
    >
      {[...categories, ...categories].map((category, index) => (
        <CategoryCard
          category={category}
          image={imageSource(category.image, { locale, widths })}
          // biome-ignore lint/suspicious/noArrayIndexKey: the list repeats itself and never changes order.
          key={index}
          label={categoryLabel(names, slugOf(categoryHrefOf(category)), category.name)}
          shop={t('categories.shop')}
        />
      ))}
    </CategoryTrack>
  );
}
