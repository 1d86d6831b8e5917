import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getMessages, getTranslations } from 'next-intl/server';
import { BreadcrumbData } from '@/components/seo/structured-data';
import { FinishLine } from '@/components/story/finish-line';
import { ManifestoCard } from '@/components/story/manifesto-card';
import { StoryOpening } from '@/components/story/story-opening';
import { Timeline } from '@/components/story/timeline';
import { brand } from '@/lib/brand';
import { offersPage } from '@/lib/locales/definitions';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { completeManifesto } from '@/lib/story/manifesto';
import { timelineEntries } from '@/lib/story/timeline';
import { type LocaleParams, localeParam } from '../locale-param';

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeParam(params);
  const t = await getTranslations('ourStory.meta');
  const description = t('description', { brand: brand.name });
  return pageMetadata(locale, { path: '/our-story', title: t('title'), description });
}

/** /our-story (NAV-01). */
export default async function Page({ params }: LocaleParams) {
  const locale = await localeParam(params);
  if (!offersPage(locale, 'our-story')) notFound();
  const { manifesto, meta, timeline } = (await getMessages()).ourStory;
  const card = completeManifesto({
    image: { src: manifesto['image-src'], alt: manifesto['image-alt'] },
    paragraphs: Object.values(manifesto.paragraphs),
    callouts: Object.values(manifesto.callouts),
  });
  return (
    <>
      <StoryOpening>
        <ManifestoCard manifesto={card} />
      </StoryOpening>
      <Timeline entries={timelineEntries(timeline.entries)} />
      <FinishLine />
      <BreadcrumbData locale={locale} trail={[{ name: meta.title, path: '/our-story' }]} />
    </>
  );
}
