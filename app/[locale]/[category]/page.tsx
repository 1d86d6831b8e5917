import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CategoryPage } from '@/components/category/category-page';
import { brand } from '@/lib/brand';
import { getCategory, getLineUp, getProducts } from '@/lib/content';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { getRecommendations } from '@/lib/strips';
import { type CategoryParams, categoryParam } from './category-param';

export async function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: CategoryParams): Promise<Metadata> {
  const { locale, slug } = await categoryParam(params);
  const [t, names] = await Promise.all([getTranslations('category'), getTranslations('common.categories')]);
  const callout = t(`callouts.${slug}`);
  const category = names(slug);
  return pageMetadata(locale, {
    path: `/${slug}`,
    title: category,
    description: t('meta.description', { category, brand: brand.name, callout }),
  });
}

/** /{categorySlug}: category listing (NAV-01). */
export default async function Page({ params }: CategoryParams) {
  const { locale, slug } = await categoryParam(params);
  const [{ category }, products] = await Promise.all([getCategory(locale, slug), getProducts(locale, slug)]);
  const [recommended, lineUp] = await Promise.all([
    getRecommendations(locale, products.items),
    getLineUp(locale),
  ]);
  return (
    <CategoryPage
      category={category}
      lead={products.items[0] ?? null}
      lineUp={lineUp}
      locale={locale}
      products={products}
      recommended={recommended}
      slug={slug}
    />
  );
}
