import { assetUrl } from '@/lib/assets';
import type { AssetPath, Slide } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { headlineSize } from './headline-size';
import { mediaKind } from './media-kind';

export type HeroPicture = { readonly mobile: string; readonly tablet: string; readonly desktop: string };
export type HeroVideo = { readonly mobile: string | null; readonly desktop: string };

/** What the browser needs of a slide. */
export type HeroSlide = Pick<Slide, 'path' | 'alt' | 'headline' | 'subheadline' | 'cta' | 'hasContent'> & {
  /** How large the headline may be, as a CSS length. */
  readonly headlineSize: string | null;
  /** The picture, or what stands for the video until it plays. */
  readonly picture: HeroPicture | null;
  readonly video: HeroVideo | null;
  readonly scaleDown: boolean;
};

type Locale = Pick<LocaleDefinition, 'countryCode' | 'language'>;

/** A file of that kind among the candidates: editors put videos into picture fields and the other way round. */
const ofKind = (kind: ReturnType<typeof mediaKind>, ...paths: readonly (AssetPath | null)[]) =>
  paths.find((path): path is AssetPath => path !== null && mediaKind(path) === kind) ?? null;

function pictureOf(slide: Slide, locale: Locale): HeroPicture | null {
  const desktop = ofKind('image', slide.image, slide.video, slide.mobileImage, slide.mobileVideo);
  const mobile = ofKind('image', slide.mobileImage, slide.mobileVideo) ?? desktop;
  // Widths by viewport (spec section 9).
  const urls = {
    mobile: assetUrl(mobile, { locale, width: 800 }),
    tablet: assetUrl(desktop, { locale, width: 1024 }),
    desktop: assetUrl(desktop, { locale, width: 1960 }),
  };
  const { mobile: small, tablet, desktop: large } = urls;
  return small && tablet && large ? { mobile: small, tablet, desktop: large } : null;
}

function videoOf(slide: Slide, locale: Locale): HeroVideo | null {
  const mobile = ofKind('video', slide.mobileVideo, slide.mobileImage);
  const desktop = assetUrl(ofKind('video', slide.video, slide.image, mobile), { locale });
  return desktop ? { desktop, mobile: assetUrl(mobile, { locale }) } : null;
}

/** The slides as the hero shows them; one with neither words nor media is left out (spec section 2, Home). */
export function heroSlides(slides: readonly Slide[], locale: Locale): readonly HeroSlide[] {
  return slides
    .map((slide) => {
      const video = videoOf(slide, locale);
      return {
        path: slide.path,
        alt: slide.alt,
        headline: slide.headline,
        headlineSize: slide.headline ? headlineSize(slide.headline) : null,
        subheadline: slide.subheadline,
        cta: slide.cta,
        hasContent: slide.hasContent,
        picture: pictureOf(slide, locale),
        video,
        scaleDown: video ? slide.scaleDownVideo : slide.scaleDownImage,
      };
    })
    .filter(({ hasContent, picture, video }) => hasContent || picture || video);
}
