import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ProductData } from '@/components/product/product-data';
import { ProductDetail } from '@/components/product/product-detail';
import { ProductMissing, ProductUnavailable } from '@/components/product/product-missing';
import { ProductMoment } from '@/components/product/product-moment';
import { ProductRating } from '@/components/product/product-rating';
import { Recommendations } from '@/components/product-strip/recommendations';
import { ProductReviews } from '@/components/reviews/product-reviews';
import { WhyItWorks } from '@/components/why-it-works/why-it-works';
import { brand, linkInLanguage } from '@/lib/brand';
import { getConfig } from '@/lib/config';
import { getCategory, getProduct, getProductLocales, getProducts, markNotFound } from '@/lib/content';
import type { Product } from '@/lib/content/types';
import { offersComponent } from '@/lib/locales/definitions';
import { fullName, titleValues } from '@/lib/product/full-name';
import { getPageReviews } from '@/lib/reviews';
import { description, pageMetadata } from '@/lib/seo/page-metadata';
import { getRecommendations } from '@/lib/strips';
import { categoryParam } from '../category-param';

type ProductParams = {
  readonly params: Promise<{ readonly locale: string; readonly category: string; readonly product: string }>;
};

export async function generateStaticParams() {
  return [];
}

/** Returns the meta description: the product's details from content or, without any, a text about the page. */
async function descriptionOf(product: Product, categoryName: string): Promise<string> {
  const t = await getTranslations('category.product');
  const values = { ...titleValues(product.name, categoryName), brand: brand.name };
  const details = product.details?.plaintext;
  return description(details ? t('meta-details', { ...values, details }) : t('meta-description', values));
}

/** Enough products of a line to find what they share. */
const maxCompared = 12;

const otherDetails = (products: readonly Product[], slug: string) =>
  products
    .flatMap((other) => (other.slug === slug ? [] : (other.details?.plaintext ?? '')))
    .slice(0, maxCompared);

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
  return pageMetadata(locale, {
    path,
    title: t('meta-title', titleValues(lookup.product.name, names(slug))),
    description: await descriptionOf(lookup.product, names(slug)),
    picture: {
      path: `/social/${slug}/${lookup.product.slug}.jpg`,
      alt: fullName(lookup.product.name, names(slug)),
    },
    alternates: await getProductLocales(slug, productSlug),
  });
}

/** /{categorySlug}/{productSlug}: product detail (PROD-12). */
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
  const recommended = await getRecommendations(locale, related.items, product.slug);
  const reviewsTab = reviews && {
    id: 'reviews',
    label: t('tab'),
    content: (
      <ProductReviews
        productName={product.name}
        reviews={reviews}
        termsUrl={linkInLanguage(getConfig().termsOfServiceUrl, locale.language)}
      />
    ),
  };
  const rating = reviews && 'value' in reviews.summary ? reviews.summary.value : null;
  return (
    <ProductDetail
      category={category}
      categoryName={names(slug)}
      extraTabs={reviewsTab ? [reviewsTab] : []}
      locale={locale}
      others={otherDetails(related.items, product.slug)}
      product={product}
      rating={reviewsTab && rating ? <ProductRating rating={rating} tab={reviewsTab.id} /> : null}
    >
      <WhyItWorks locale={locale} product={product} />
      <ProductMoment category={slug} product={product.slug} />
      <Recommendations locale={locale} products={recommended} />
      <ProductData
        categoryName={names(slug)}
        description={await descriptionOf(product, names(slug))}
        locale={locale}
        product={product}
        rating={rating}
      />
    </ProductDetail>
  );
}
