import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CampaignData } from '@/components/campaign/campaign-data';
import { CampaignPage } from '@/components/campaign/campaign-page';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { MessageScreen } from '@/components/ui/message-screen';
import { getCampaign, getCampaignLocales, markNotFound } from '@/lib/content';
import { campaignPath } from '@/lib/locales/route';
import { servedHref } from '@/lib/locales/served-href';
import { description, pageMetadata } from '@/lib/seo/page-metadata';
import { localeParam } from '../../locale-param';

type CampaignParams = { readonly params: Promise<{ readonly locale: string; readonly slug: string }> };

export async function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: CampaignParams): Promise<Metadata> {
  const locale = await localeParam(params);
  const lookup = await getCampaign(locale, (await params).slug);
  if (lookup.state !== 'found') {
    const t = await getTranslations('common');
    const title = t(lookup.state === 'unavailable' ? 'error.title' : 'not-found.meta-title');
    return pageMetadata(locale, { path: '/c', title, indexed: false });
  }
  const { campaign } = lookup;
  const path = campaignPath(campaign);
  return pageMetadata(locale, {
    path,
    title: campaign.title,
    ...(campaign.description && { description: description(campaign.description) }),
    ...(campaign.image && { picture: { path: `/social${path}.jpg`, alt: campaign.title } }),
    alternates: await getCampaignLocales(campaign.slug),
  });
}

/**
 * /c/{slug}: the page of a campaign (CAMP-01). After its end it redirects to the address that the campaign names or,
 * without one, is not found.
 */
export default async function Page({ params }: CampaignParams) {
  const locale = await localeParam(params);
  const lookup = await getCampaign(locale, (await params).slug);
  if (lookup.state === 'found') {
    return (
      <>
        <CampaignPage campaign={lookup.campaign} locale={locale} />
        <CampaignData campaign={lookup.campaign} locale={locale} />
      </>
    );
  }
  if (lookup.state === 'unavailable') {
    const t = await getTranslations('common.error');
    return <MessageScreen text={t('text')} title={t('title')} />;
  }
  const after = lookup.state === 'ended' ? servedHref(locale, lookup.after) : null;
  if (after) redirect(after);
  await markNotFound();
  return <NotFoundScreen />;
}
