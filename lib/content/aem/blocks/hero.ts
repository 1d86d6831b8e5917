import { z } from 'zod';
import { image, label, limits, lineText, linkText, nameText, video } from '@/aem/models/shared';
import { asset, link, text } from '../schemas/fields';
import { blockFolder, defineBlock } from './define-block';

/** The opening of a campaign page: a slide of the home page's hero. */
export const heroBlock = defineBlock({
  model: {
    title: 'Campaign Hero',
    description: label('Block: the opening of a campaign page', 'Bloc : l’ouverture d’une page de campagne'),
    folder: blockFolder,
    fields: [
      {
        name: 'heroHeadline',
        label: label('Headline', 'Titre'),
        type: 'single-line-text',
        maxLength: limits.headline,
        hint: label('Empty shows the campaign’s title', 'Vide, la page montre le titre de la campagne'),
      },
      { name: 'heroSubheadline', label: label('Subheadline', 'Sous-titre'), ...lineText },
      {
        name: 'heroImage',
        label: label('Image', 'Image'),
        ...image,
        hint: label(
          '1960 × 1100, with the subject in the right half',
          '1960 × 1100, le sujet dans la moitié droite',
        ),
      },
      {
        name: 'heroMobileImage',
        label: label('Image for phones', 'Image pour téléphones'),
        ...image,
        hint: label(
          '1080 × 1620, with the subject in the lower three fifths',
          '1080 × 1620, le sujet dans les trois cinquièmes du bas',
        ),
      },
      {
        name: 'heroVideo',
        label: label('Video', 'Vidéo'),
        ...video,
        hint: label('The images are its posters', 'Les images en sont les affiches'),
      },
      { name: 'heroMobileVideo', label: label('Video for phones', 'Vidéo pour téléphones'), ...video },
      {
        name: 'heroAltText',
        label: label('Alternative text', 'Texte de remplacement'),
        ...lineText,
        hint: label('What the picture shows', 'Ce que montre l’image'),
      },
      { name: 'heroLink', label: label('Link', 'Lien'), ...linkText },
      {
        name: 'heroLinkLabel',
        label: label('Label of the link', 'Texte du lien'),
        ...nameText,
        hint: label('Empty shows the headline', 'Vide, la page montre le titre'),
      },
    ],
  },
  schema: z
    .object({
      heroHeadline: text(),
      heroSubheadline: text(),
      heroImage: asset,
      heroMobileImage: asset,
      heroVideo: asset,
      heroMobileVideo: asset,
      heroAltText: text(),
      heroLink: link,
      heroLinkLabel: text(),
    })
    .transform((fields) => ({
      headline: fields.heroHeadline,
      subheadline: fields.heroSubheadline,
      image: fields.heroImage,
      mobileImage: fields.heroMobileImage,
      video: fields.heroVideo,
      mobileVideo: fields.heroMobileVideo,
      alt: fields.heroAltText,
      cta: fields.heroLink ? { href: fields.heroLink, label: fields.heroLinkLabel } : null,
    })),
  shown: {
    image: 'heroImage',
    video: 'heroVideo',
    headline: 'heroHeadline',
    subheadline: 'heroSubheadline',
    cta: 'heroLinkLabel',
  },
  isSingle: true,
});
