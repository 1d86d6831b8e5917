import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ProductData } from '@/components/product/product-data';
import { ProductDetail } from '@/components/product/product-detail';
import { ProductMissing, ProductUnavailable } from '@/components/product/product-missing';
import { Recommendations } from '@/components/product/recommendations';
import { ProductReviews } from '@/components/reviews/product-reviews';
import { brand } from '@/lib/brand';
import { getCategory, getProduct, getProductLocales, getProducts, markNotFound } from '@/lib/content';
import { offersComponent } from '@/lib/locales/features';
import { titleValues } from '@/lib/product/full-name';
import { getPageReviews } from '@/lib/reviews/page-reviews';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { categoryParam } from '../category-param';

type ProductParams = {
  readonly params: Promise<{ readonly locale: string; readonly category: string; readonly product: string }>;
};

export async function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: ProductParams): Promise<Metadata> {
  const { locale, slug } = await categoryParam(params);
  const { product: productSlug } = await params;
  const lookup = await getProduct(locale, slug, productSlug);
  const path = `/${slug}/${productSlug}`;
  const [t, names] = await Promise.all([
    getTranslations('category.product'),
    getTranslations('common.categories'),
  ]);
  const { state } = lookup;
  if (state !== 'found') return pageMetadata(locale, { path, title: t(`${state}.title`), indexed: false });
  const values = { ...titleValues(lookup.product.name, names(slug)), brand: brand.name };
  return pageMetadata(locale, {
    path,
    title: t('meta-title', values),
    description: t('meta-description', values),
    counterparts: await getProductLocales(slug, productSlug),
  });
}

/** /{categorySlug}/{productSlug}: product detail (spec sections 2 and 4). */
export default async function Page({ params }: ProductParams) {
  const { locale, slug } = await categoryParam(params);
  const { product: productSlug } = await params;
  const lookup = await getProduct(locale, slug, productSlug);
  if (lookup.state === 'missing') {
    await markNotFound();
    return <ProductMissing category={slug} />;
  }
  if (lookup.state === 'unavailable') return <ProductUnavailable category={slug} />;
  const { product } = lookup;
  const reviewId = offersComponent(locale, 'reviews') ? product.reviewProductId : null;
  const [{ category }, related, names, t, reviews] = await Promise.all([
    getCategory(locale, slug),
    getProducts(locale, slug),
    getTranslations('common.categories'),
    getTranslations('category.reviews'),
    reviewId === null ? null : getPageReviews(reviewId),
  ]);
  const reviewsTab = reviews && {
    id: 'reviews',
    label: t('tab'),
    content: <ProductReviews locale={locale} productName={product.name} reviews={reviews} />,
  };
  const rating = reviews && 'value' in reviews.summary ? reviews.summary.value : null;
  return (
    <ProductDetail
      category={category}
      categoryName={names(slug)}
      extraTabs={reviewsTab ? [reviewsTab] : []}
      locale={locale}
      product={product}
    >
      <Recommendations current={product} locale={locale} products={related.items} />
      <ProductData categoryName={names(slug)} locale={locale} product={product} rating={rating} />
    </ProductDetail>
  );
}
