import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ContactPage } from '@/components/contact/contact-page';
import { BreadcrumbData } from '@/components/seo/structured-data';
import { brand, linkInLanguage } from '@/lib/brand';
import { getConfig } from '@/lib/config';
import { botCheckFor } from '@/lib/contact';
import { offersPage } from '@/lib/locales/definitions';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { type LocaleParams, localeParam } from '../locale-param';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeParam(params);
  const t = await getTranslations('common.contact.meta');
  return pageMetadata(locale, {
    path: '/contact',
    title: t('title'),
    description: t('description', { brand: brand.name }),
  });
}

/** /contact: the contact form (NAV-01). */
export default async function Page({ params }: LocaleParams) {
  const locale = await localeParam(params);
  if (!offersPage(locale, 'contact')) notFound();
  const config = getConfig();
  const termsUrl = linkInLanguage(config.termsOfServiceUrl, locale.language);
  const t = await getTranslations('common.contact.meta');
  return (
    <>
      <ContactPage botCheck={botCheckFor(locale, config)} locale={locale} termsUrl={termsUrl} />
      <BreadcrumbData locale={locale} trail={[{ name: t('title'), path: '/contact' }]} />
    </>
  );
}
