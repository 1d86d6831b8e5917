import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PartnerGrid } from '@/components/partners/partner-grid';
import { PartnersHero } from '@/components/partners/partners-hero';
import { BreadcrumbData } from '@/components/seo/structured-data';
import { LinkButton } from '@/components/ui/button';
import { ClosingBand } from '@/components/ui/closing-band';
import { brand } from '@/lib/brand';
import { getPartners } from '@/lib/content';
import { offersPage } from '@/lib/locales/definitions';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { type LocaleParams, localeParam } from '../locale-param';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeParam(params);
  const t = await getTranslations('common.partners');
  const description = t('meta-description', { brand: brand.name });
  return pageMetadata(locale, { path: '/partners', title: t('title'), description });
}

/** /partners: the partners list (NAV-01). */
export default async function Page({ params }: LocaleParams) {
  const locale = await localeParam(params);
  if (!offersPage(locale, 'partners')) notFound();
  const [t, partners] = await Promise.all([getTranslations('common.partners'), getPartners(locale)]);
  return (
    <>
      <PartnersHero />
      <PartnerGrid locale={locale} partners={partners} />
      <ClosingBand title={t('yours')}>
        <LinkButton href="/contact">{t('contact')}</LinkButton>
      </ClosingBand>
      <BreadcrumbData locale={locale} trail={[{ name: t('title'), path: '/partners' }]} />
    </>
  );
}
