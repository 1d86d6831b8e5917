import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getMessages, getTranslations } from 'next-intl/server';
import { FaqPage } from '@/components/faq/faq-page';
import { BreadcrumbData, StructuredData } from '@/components/seo/structured-data';
import { brand } from '@/lib/brand';
import { faqQuestions } from '@/lib/faq/questions';
import { offersPage } from '@/lib/locales/definitions';
import { faqJsonLd } from '@/lib/seo/list-json-ld';
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

/** /faq: questions and answers (NAV-01). */
export default async function Page({ params }: LocaleParams) {
  const locale = await localeParam(params);
  if (!offersPage(locale, 'faq')) notFound();
  const { faq } = await getMessages();
  return (
    <>
      <FaqPage />
      <StructuredData data={faqJsonLd(faqQuestions(faq.categories))} />
      <BreadcrumbData locale={locale} trail={[{ name: faq.meta.title, path: '/faq' }]} />
    </>
  );
}
