import { useTranslations } from 'next-intl';
import { CompareLines } from '@/components/compare-lines/compare-lines';
import { Recommendations } from '@/components/product-strip/recommendations';
import { BreadcrumbData, ItemListData } from '@/components/seo/structured-data';
import { WhyItWorks } from '@/components/why-it-works/why-it-works';
import type { Category, ContentList, Line, Product, ProductSummary } from '@/lib/content/types';
import type { CategorySlug } from '@/lib/locales/category-slugs';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { CategoryBreak } from './category-break';
import { CategoryHero } from './category-hero';
import { MomentTile } from './moment-tile';
import { ProductGrid } from './product-grid';

type CategoryPageProps = {
  readonly slug: CategorySlug;
  readonly category: Category | null;
  readonly products: ContentList<ProductSummary>;
  /** The product that stands for the category. */
  readonly lead: Product | null;
  readonly lineUp: readonly Line[];
  /** From `getRecommendations`. */
  readonly recommended: readonly ProductSummary[];
  readonly locale: LocaleDefinition;
};

/** Renders a category page (CAT-01). Its strip has no current product, so it starts at the first. */
export function CategoryPage({
  slug,
  category,
  products,
  lead,
  lineUp,
  recommended,
  locale,
}: CategoryPageProps) {
  const names = useTranslations('common.categories');
  return (
    <>
      <CategoryHero category={category} locale={locale} slug={slug} />
      <ProductGrid filler={<MomentTile slug={slug} />} locale={locale} products={products} />
      <CompareLines current={slug} lines={lineUp} locale={locale} />
      {lead ? <WhyItWorks locale={locale} product={lead} /> : null}
      <CategoryBreak slug={slug} />
      <Recommendations locale={locale} products={recommended} />
      <ItemListData locale={locale} name={names(slug)} products={products.items} />
      <BreadcrumbData locale={locale} trail={[{ name: names(slug), path: `/${slug}` }]} />
    </>
  );
}
