import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PartnerDetail } from '@/components/partners/partner-detail';
import { getPartner, getPartnerLocales, markNotStored } from '@/lib/content';
import { offersPage } from '@/lib/locales/features';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { localeParam } from '../../locale-param';

type PartnerParams = { readonly params: Promise<{ readonly locale: string; readonly partner: string }> };

export const dynamicParams = true;

export async function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: PartnerParams): Promise<Metadata> {
  const locale = await localeParam(params);
  const { partner } = await getPartner(locale, (await params).partner);
  if (!partner) {
    const t = await getTranslations('common.partners');
    return pageMetadata(locale, { path: '/partners', title: t('name'), indexed: false });
  }
  return pageMetadata(locale, {
    path: `/partners/${encodeURIComponent(partner.slug)}`,
    title: partner.name,
    description: partner.description || partner.about,
    counterparts: await getPartnerLocales(partner.slug),
  });
}

/**
 * /partners/{partnerSlug}: partner detail (spec section 2). A missing partner is an empty page with status 200
 * (contract section 7), which is made anew each time; after a failed call the verb keeps the page's life short.
 */
export default async function Page({ params }: PartnerParams) {
  const locale = await localeParam(params);
  if (!offersPage(locale, 'partners')) notFound();
  const { ok, partner } = await getPartner(locale, (await params).partner);
  if (ok && !partner) await markNotStored();
  return <PartnerDetail locale={locale} partner={partner} />;
}
