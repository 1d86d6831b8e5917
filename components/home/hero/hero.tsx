import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/ui/client-messages';
import { containerProps } from '@/lib/content/editable';
import type { ContentList, Slide } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { HeroCarousel } from './hero-carousel';
import { heroSlides } from './hero-slides';

type HeroProps = {
  readonly slides: ContentList<Slide>;
  readonly locale: LocaleDefinition;
  /** The page's title when the first slide has no headline. */
  readonly title: string;
};

/** Renders the full-height hero carousel (HERO-01) and the page's title; without slides, the title alone. */
export async function Hero({ slides, locale, title }: HeroProps) {
  const t = await getTranslations('common.home.hero');
  const views = heroSlides(slides.items, locale).map((view) => ({ ...view, alt: view.alt || t('image') }));
  return (
    <>
      {views[0]?.headline ? null : <h1 className="visually-hidden">{title}</h1>}
      {views.length > 0 ? (
        <ClientMessages paths={['common.home.hero', 'common.home.carousel', 'common.home.slide']}>
          <HeroCarousel {...containerProps(slides)} slides={views} />
        </ClientMessages>
      ) : null}
    </>
  );
}
