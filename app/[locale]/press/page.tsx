import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getMessages, getTranslations } from 'next-intl/server';
import { PressHero } from '@/components/press/press-hero';
import { PressSections } from '@/components/press/press-sections';
import { BreadcrumbData, StructuredData } from '@/components/seo/structured-data';
import { LinkButton } from '@/components/ui/button';
import { ClosingBand } from '@/components/ui/closing-band';
import { brand } from '@/lib/brand';
import { offersPage } from '@/lib/locales/definitions';
import { pressSections } from '@/lib/press/articles';
import { newsJsonLd } from '@/lib/seo/list-json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { siteOrigin } from '@/lib/seo/site-url';
import { type LocaleParams, localeParam } from '../locale-param';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeParam(params);
  const t = await getTranslations('press.meta');
  const description = t('description', { brand: brand.name });
  return pageMetadata(locale, { path: '/press', title: t('title'), description });
}

/** /press (NAV-01). */
export default async function Page({ params }: LocaleParams) {
  const locale = await localeParam(params);
  if (!offersPage(locale, 'press')) notFound();
  const { press } = await getMessages();
  const articles = Object.values(press.articles);
  const { featured, pair, more } = pressSections(articles);
  const listed = [...new Set([...(featured ? [featured] : []), ...pair, ...more])];
  return (
    <>
      <PressSections articles={articles} locale={locale}>
        <PressHero />
      </PressSections>
      <ClosingBand title={press.more.title}>
        <LinkButton href="/contact">{press.more.contact}</LinkButton>
      </ClosingBand>
      <StructuredData data={newsJsonLd(siteOrigin(locale.id), press.title, listed)} />
      <BreadcrumbData locale={locale} trail={[{ name: press.meta.title, path: '/press' }]} />
    </>
  );
}
