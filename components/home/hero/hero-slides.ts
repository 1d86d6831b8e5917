import type { ImageSource } from '@/lib/assets/types';
import { assetUrl, imageSource } from '@/lib/content/assets';
import { editingOf } from '@/lib/content/editable';
import type { AssetReference, Editable, Slide } from '@/lib/content/types';
import type { LocaleDefinition } from '@/lib/locales/definitions';
import { servedHref } from '@/lib/locales/served-href';
import { headlineSize } from './headline-size';
import { mediaKind } from './media-kind';

/** The portrait picture for narrow windows, and the landscape one. */
export type HeroPicture = { readonly portrait: ImageSource; readonly landscape: ImageSource };
export type HeroVideo = { readonly mobile: string | null; readonly desktop: string };

/** Props of a slide, which become part of the page's payload. */
export type HeroSlide = Pick<Slide, 'path' | 'alt' | 'headline' | 'subheadline' | 'cta' | 'hasContent'> &
  Editable & {
    /** Maximum font size of the headline, as a CSS length. */
    readonly headlineSize: string | null;
    /** The picture, or the video's poster. */
    readonly picture: HeroPicture | null;
    readonly video: HeroVideo | null;
    readonly scaleDown: boolean;
  };

type Locale = Pick<LocaleDefinition, 'countryCode' | 'language'>;

function ctaOf({ cta }: Slide, locale: LocaleDefinition): Slide['cta'] {
  const href = servedHref(locale, cta?.href ?? null);
  return cta && href ? { ...cta, href } : null;
}

/** Returns the first file of a kind; editors put videos into picture fields and pictures into video fields. */
const ofKind = (kind: ReturnType<typeof mediaKind>, ...paths: readonly (AssetReference | null)[]) =>
  paths.find((path): path is AssetReference => path !== null && mediaKind(path) === kind) ?? null;

function pictureOf(slide: Slide, locale: Locale): HeroPicture | null {
  const desktop = ofKind('image', slide.image, slide.video, slide.mobileImage, slide.mobileVideo);
  const mobile = ofKind('image', slide.mobileImage, slide.mobileVideo) ?? desktop;
  const portrait = imageSource(mobile, { locale, slot: 'hero-portrait' });
  const landscape = imageSource(desktop, { locale, slot: 'hero-landscape' });
  return portrait && landscape ? { portrait, landscape } : null;
}

function videoOf(slide: Slide, locale: Locale): HeroVideo | null {
  const mobile = ofKind('video', slide.mobileVideo, slide.mobileImage);
  const desktop = assetUrl(ofKind('video', slide.video, slide.image, mobile), { locale });
  return desktop ? { desktop, mobile: assetUrl(mobile, { locale }) } : null;
}

/** Returns the slides of the hero, without those that have neither text nor media (HERO-01). */
export function heroSlides(slides: readonly Slide[], locale: LocaleDefinition): readonly HeroSlide[] {
  return slides
    .map((slide) => {
      const video = videoOf(slide, locale);
      const cta = ctaOf(slide, locale);
      return {
        path: slide.path,
        alt: slide.alt,
        headline: slide.headline,
        headlineSize: slide.headline ? headlineSize(slide.headline) : null,
        subheadline: slide.subheadline,
        cta,
        hasContent: Boolean(slide.headline || slide.subheadline || cta),
        picture: pictureOf(slide, locale),
        video,
        scaleDown: video ? slide.scaleDownVideo : slide.scaleDownImage,
        ...editingOf(slide),
      };
    })
    .filter(({ hasContent, picture, video }) => hasContent || picture || video);
}
