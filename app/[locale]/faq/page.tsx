import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { FaqPage } from '@/components/faq/faq-page';
import { brand } from '@/lib/brand';
import { offersPage } from '@/lib/locales/features';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { type LocaleParams, localeParam } from '../locale-param';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeParam(params);
  const t = await getTranslations('faq.meta');
  return pageMetadata(locale, {
    path: '/faq',
    title: t('title'),
    description: t('description', { brand: brand.name }),
  });
}

/** /faq: questions and answers (spec section 2). */
export default async function Page({ params }: LocaleParams) {
  const locale = await localeParam(params);
  if (!offersPage(locale, 'faq')) notFound();
  return <FaqPage />;
}
