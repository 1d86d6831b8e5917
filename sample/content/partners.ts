import { assetPath, assetReference, fragmentPath, translate } from './locale';
import { type Partner, partners } from './partners-copy';
import { factBlocks } from './rich-text';
import type { SampleItem, SampleLocale } from './types';

/** Returns the partner fragments of a locale. */
export function buildPartners(locale: SampleLocale): readonly SampleItem[] {
  return partners.map((partner) => buildPartner(partner, locale));
}

function buildPartner(partner: Partner, locale: SampleLocale): SampleItem {
  const { accomplishments, hasBanner, moment, name, order, slug, video } = partner;
  const picture = (kind: string) => `partners/${slug}-${kind}.webp`;
  return {
    _path: fragmentPath(locale, 'partners', slug),
    ...(order === undefined ? {} : { partnersOrderNumber: order }),
    partnersName: name,
    partnerThumbnail: assetReference(locale, picture('thumbnail')),
    partnerThumbnailAltText: name,
    partnerDescription: { plaintext: translate(partner.description, locale) },
    partnerAboutText: aboutText(translate(partner.about, locale)),
    partnerAccomplishments:
      accomplishments.length === 0
        ? null
        : factBlocks(accomplishments.map((accomplishment) => translate(accomplishment, locale))),
    partnerBannerImage: hasBanner ? assetPath(locale, picture('banner')) : null,
    partnerStatement: moment ? translate(moment.statement, locale) : null,
    partnerMomentImage: moment ? assetReference(locale, picture('moment')) : null,
    partnerFavoriteProduct: moment?.favorite ?? null,
    partnerVideo: video ? assetReference(locale, video.file) : null,
    partnerVideoAltText: video ? translate(video.altText, locale) : null,
    partnerDetailPageBackgroundColor: partner.color ?? null,
  };
}

function aboutText(text: string) {
  return { plaintext: text, html: `<p>${text}</p>` };
}
