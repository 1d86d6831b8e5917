import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EditorialBreak } from '@/components/editorial/editorial-break';
import { CategoryCarousel } from '@/components/home/category-carousel/category-carousel';
import { FeatureSlider } from '@/components/home/feature-slider/feature-slider';
import { Hero } from '@/components/home/hero/hero';
import { ProductStrip } from '@/components/product-strip/product-strip';
import { SiteData } from '@/components/seo/structured-data';
import { LinkButton } from '@/components/ui/button';
import { siteImage } from '@/lib/assets/asset-url';
import { brand } from '@/lib/brand';
import { getAllProducts, getCategories, getFeatureSlides, getSlides } from '@/lib/content';
import { offersPage, offersSlug } from '@/lib/locales/definitions';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { homeStripProducts } from '@/lib/strips';
import { type LocaleParams, localeParam } from './locale-param';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return pageMetadata(await localeParam(params), { path: '/' });
}

/** Home (HOME-01). A block with failed or empty content renders nothing. */
export default async function HomePage({ params }: LocaleParams) {
  const locale = await localeParam(params);
  const t = await getTranslations('common.home');
  const [slides, features, categories, products] = await Promise.all([
    getSlides(locale),
    getFeatureSlides(locale),
    getCategories(locale),
    getAllProducts(locale),
  ]);
  const offered = products.items.filter(({ categorySlug }) => offersSlug(locale, categorySlug));
  return (
    <>
      <Hero locale={locale} slides={slides} title={t('title', { brand: brand.name })} />
      <FeatureSlider locale={locale} slides={features} />
      <CategoryCarousel categories={categories} locale={locale} />
      <EditorialBreak source={siteImage('/editorial/home.webp', 'editorial')} text={t('claim')}>
        {offersPage(locale, 'our-story') ? (
          <LinkButton href="/our-story" variant="brand">
            {t('story')}
          </LinkButton>
        ) : null}
      </EditorialBreak>
      <ProductStrip
        heading={t('strip.heading')}
        locale={locale}
        morphs
        products={homeStripProducts(offered)}
      />
      <SiteData locale={locale} />
    </>
  );
}
