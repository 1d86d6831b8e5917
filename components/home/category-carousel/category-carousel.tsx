import { getTranslations } from 'next-intl/server';
import { LinkButton } from '@/components/ui/button';
import { categoryLabel } from '@/components/ui/category-label';
import { ClientMessages } from '@/components/ui/client-messages';
import { imageSource } from '@/lib/content/assets';
import { containerProps } from '@/lib/content/editable';
import type { Category, ContentList } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { categoryHrefOf, slugOf } from '../category-link';
import { CategoryCard } from './category-card';
import { CategoryTrack } from './category-track';
import { shownCategories } from './shown-categories';

type CategoryCarouselProps = {
  readonly categories: ContentList<Category>;
  readonly locale: LocaleDefinition;
};

/**
 * Renders the category carousel (HOME-04), or nothing without categories. The items render twice, so that the row can
 * loop with three of them in view. A single item does not move.
 */
export async function CategoryCarousel({ categories: list, locale }: CategoryCarouselProps) {
  const categories = shownCategories(list.items, locale);
  if (categories.length === 0) return null;
  const [t, names, errors] = await Promise.all([
    getTranslations('common.home.categories'),
    getTranslations('common.categories'),
    getTranslations('category.errors'),
  ]);
  return (
    <ClientMessages paths={['common.home.categories', 'common.home.carousel']}>
      <CategoryTrack
        count={categories.length}
        more={
          categories[0] && categories.length > 1 ? (
            <LinkButton href={`${categoryHrefOf(categories[0])}#compare`} variant="ghost">
              {t('compare')}
            </LinkButton>
          ) : null
        }
        {...containerProps(list)}
      >
        {(categories.length > 1 ? [...categories, ...categories] : categories).map((category, index) => (
          <CategoryCard
            category={category}
            image={imageSource(category.image, { locale, slot: 'category-card' })}
            // biome-ignore lint/suspicious/noArrayIndexKey: the list repeats its items and never changes order.
            key={index}
            label={categoryLabel(names, slugOf(categoryHrefOf(category)), category.name)}
            loading={errors('loading')}
            shop={t('shop')}
          />
        ))}
      </CategoryTrack>
    </ClientMessages>
  );
}
