import { getTranslations } from 'next-intl/server';
import type { Slide } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { HeroCarousel, type HeroLabels } from './hero-carousel';
import { type HeroSlide, heroSlides } from './hero-slides';

async function heroLabels(slides: readonly HeroSlide[]): Promise<HeroLabels> {
  const t = await getTranslations('common.home');
  const total = slides.length;
  return {
    label: t('hero.label'),
    carousel: t('carousel'),
    slide: t('slide'),
    previous: t('hero.previous'),
    next: t('hero.next'),
    goTo: slides.map((_, index) => t('hero.go-to', { index: index + 1 })),
    positions: slides.map((_, index) => t('hero.position', { index: index + 1, total })),
    announcements: slides.map(({ headline, alt }, index) =>
      t('hero.announcement', { index: index + 1, total, title: headline || alt }),
    ),
    video: {
      play: t('hero.play-video'),
      pause: t('hero.pause-video'),
      mute: t('hero.mute-video'),
      unmute: t('hero.unmute-video'),
    },
  };
}

type HeroProps = {
  readonly slides: readonly Slide[];
  readonly locale: LocaleDefinition;
  /** The page's title where the first slide has no headline to be it. */
  readonly title: string;
};

/** The full-height hero carousel (spec sections 2 and 4) and the page's title. With no slides, nothing is shown. */
export async function Hero({ slides, locale, title }: HeroProps) {
  const views = heroSlides(slides, locale);
  return (
    <>
      {views[0]?.headline ? null : <h1 className="visually-hidden">{title}</h1>}
      {views.length > 0 ? <HeroCarousel labels={await heroLabels(views)} slides={views} /> : null}
    </>
  );
}
