import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PartnerDetail } from '@/components/partners/partner-detail';
import { BreadcrumbData } from '@/components/seo/structured-data';
import { brand } from '@/lib/brand';
import { getPartner, getPartnerLocales, getPartners, markMissing } from '@/lib/content';
import type { Partner } from '@/lib/content/types';
import { offersPage } from '@/lib/locales/definitions';
import { favoriteProduct } from '@/lib/partners/favorite-product';
import { nextPartner } from '@/lib/partners/partner-order';
import { description, pageMetadata } from '@/lib/seo/page-metadata';
import { localeParam } from '../../locale-param';

type PartnerParams = { readonly params: Promise<{ readonly locale: string; readonly partner: string }> };

const partnerPath = ({ slug }: { readonly slug: string }) => `/partners/${encodeURIComponent(slug)}`;

async function descriptionOf({ name, description: line, about }: Partner): Promise<string> {
  const t = await getTranslations('common.partners');
  return description(`${line}\n${about}`) || t('meta-partner', { name, brand: brand.name });
}

export const dynamicParams = true;

export async function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: PartnerParams): Promise<Metadata> {
  const locale = await localeParam(params);
  const { partner } = await getPartner(locale, (await params).partner);
  if (!partner) {
    const t = await getTranslations('common.partners');
    return pageMetadata(locale, { path: '/partners', title: t('meta-missing'), indexed: false });
  }
  return pageMetadata(locale, {
    path: partnerPath(partner),
    title: partner.name,
    description: await descriptionOf(partner),
    alternates: await getPartnerLocales(partner.slug),
  });
}

/**
 * /partners/{partnerSlug}: partner detail (PART-04). A missing partner gets an empty page with status 200, which is not
 * cached. After a failed request `getPartner` shortens the page's revalidation time.
 */
export default async function Page({ params }: PartnerParams) {
  const locale = await localeParam(params);
  if (!offersPage(locale, 'partners')) notFound();
  const { ok, partner } = await getPartner(locale, (await params).partner);
  if (ok && !partner) await markMissing();
  if (!partner) return <PartnerDetail locale={locale} partner={null} />;
  const [t, favorite, partners] = await Promise.all([
    getTranslations('common.partners'),
    favoriteProduct(locale, partner),
    getPartners(locale),
  ]);
  return (
    <>
      <PartnerDetail
        favorite={favorite}
        locale={locale}
        next={nextPartner(partners.items, partner.slug, locale.tag)}
        partner={partner}
      />
      <BreadcrumbData
        locale={locale}
        trail={[
          { name: t('title'), path: '/partners' },
          { name: partner.name, path: partnerPath(partner) },
        ]}
      />
    </>
  );
}
