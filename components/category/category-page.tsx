import { useTranslations } from 'next-intl';
import { ProductStrip } from '@/components/product-strip/product-strip';
import { BreadcrumbData } from '@/components/seo/structured-data';
import type { Category, ContentList, Product } from '@/lib/content/types';
import type { CategorySlug, LocaleDefinition } from '@/lib/locales/definitions';
import { recommendedProducts } from '@/lib/strips';
import { CategoryHero } from './category-hero';
import { ProductGrid } from './product-grid';

type CategoryPageProps = {
  readonly slug: CategorySlug;
  readonly category: Category | null;
  readonly products: ContentList<Product>;
  readonly locale: LocaleDefinition;
};

/** The page of a product line (spec section 2, category page). Its strip knows no product, so it starts at the first. */
export function CategoryPage({ slug, category, products, locale }: CategoryPageProps) {
  const t = useTranslations('category');
  const names = useTranslations('common.categories');
  return (
    <>
      <CategoryHero category={category} locale={locale} slug={slug} />
      <ProductGrid locale={locale} products={products} />
      <ProductStrip
        heading={t('you-may-also-like')}
        locale={locale}
        products={recommendedProducts(products.items)}
      />
      <BreadcrumbData locale={locale} trail={[{ name: names(slug), path: `/${slug}` }]} />
    </>
  );
}
