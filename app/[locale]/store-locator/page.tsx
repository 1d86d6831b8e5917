import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BreadcrumbData } from '@/components/seo/structured-data';
import { locatorUrl } from '@/components/store-locator/locator-url';
import { StoreLocatorPage } from '@/components/store-locator/store-locator-page';
import { brand } from '@/lib/brand';
import { getConfig } from '@/lib/config';
import { getAllProducts } from '@/lib/content';
import { offersPage } from '@/lib/locales/definitions';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { siteOrigin } from '@/lib/seo/site-url';
import { type LocaleParams, localeParam } from '../locale-param';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeParam(params);
  const t = await getTranslations('common.store-locator.meta');
  return pageMetadata(locale, {
    path: '/store-locator',
    title: t('title'),
    description: t('description', { brand: brand.name }),
  });
}

/** /store-locator: where to buy (NAV-01). */
export default async function Page({ params }: LocaleParams) {
  const locale = await localeParam(params);
  if (!offersPage(locale, 'store-locator')) notFound();
  const locator =
    locale.features.storeLocator === 'retailers' ? null : locatorUrl(getConfig(), siteOrigin(locale.id));
  const products = locator ? [] : (await getAllProducts(locale)).items;
  const t = await getTranslations('common.store-locator.meta');
  return (
    <>
      <StoreLocatorPage locale={locale} locator={locator} products={products} />
      <BreadcrumbData locale={locale} trail={[{ name: t('title'), path: '/store-locator' }]} />
    </>
  );
}
