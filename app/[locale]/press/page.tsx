import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getMessages, getTranslations } from 'next-intl/server';
import { PressHero } from '@/components/press/press-hero';
import { PressSections } from '@/components/press/press-sections';
import { brand } from '@/lib/brand';
import { offersPage } from '@/lib/locales/features';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { type LocaleParams, localeParam } from '../locale-param';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeParam(params);
  const t = await getTranslations('press.meta');
  const description = t('description', { brand: brand.name });
  return pageMetadata(locale, { path: '/press', title: t('title'), description });
}

/** /press (spec section 2). */
export default async function Page({ params }: LocaleParams) {
  const locale = await localeParam(params);
  if (!offersPage(locale, 'press')) notFound();
  const { press } = await getMessages();
  return (
    <>
      <PressHero />
      <PressSections articles={Object.values(press.articles)} locale={locale} />
    </>
  );
}
