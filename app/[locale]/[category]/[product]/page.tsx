import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ProductDetail } from '@/components/product/product-detail';
import { ProductUnavailable } from '@/components/product/product-missing';
import { Recommendations } from '@/components/product/recommendations';
import { brand } from '@/lib/brand';
import { getCategory, getProduct, getProducts } from '@/lib/content';
import { categoryParam } from '../category-param';

type ProductParams = {
  readonly params: Promise<{ readonly locale: string; readonly category: string; readonly product: string }>;
};

export const dynamicParams = true;

export async function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: ProductParams): Promise<Metadata> {
  const { locale, slug } = await categoryParam(params);
  const { product: productSlug } = await params;
  const lookup = await getProduct(locale, slug, productSlug);
  if (lookup.state !== 'found') return {};
  const [t, names] = await Promise.all([
    getTranslations('category.product'),
    getTranslations('common.categories'),
  ]);
  const values = { name: lookup.product.name, category: names(slug), brand: brand.name };
  return { title: t('meta-title', values), description: t('meta-description', values) };
}

/** /{categorySlug}/{productSlug}: product detail (spec sections 2 and 4). */
export default async function Page({ params }: ProductParams) {
  const { locale, slug } = await categoryParam(params);
  const { product: productSlug } = await params;
  const lookup = await getProduct(locale, slug, productSlug);
  if (lookup.state === 'missing') notFound();
  if (lookup.state === 'unavailable') return <ProductUnavailable />;

  const { product } = lookup;
  const [{ category }, related, names] = await Promise.all([
    getCategory(locale, slug),
    getProducts(locale, slug),
    getTranslations('common.categories'),
  ]);
  return (
    <ProductDetail category={category} categoryName={names(slug)} locale={locale} product={product}>
      <Recommendations current={product} locale={locale} products={related.items} />
    </ProductDetail>
  );
}
