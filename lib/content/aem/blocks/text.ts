import { z } from 'zod';
import { image, label, limits, lineText, linkText, nameText } from '@/aem/models/shared';
import { asset, link, richText, text } from '../schemas/fields';
import { blockFolder, defineBlock } from './define-block';

/** A text beside a picture. */
export const textBlock = defineBlock({
  model: {
    title: 'Campaign Text',
    description: label('Block: a text beside a picture', 'Bloc : un texte à côté d’une image'),
    folder: blockFolder,
    fields: [
      {
        name: 'textHeading',
        label: label('Heading', 'Titre'),
        type: 'single-line-text',
        maxLength: limits.headline,
      },
      { name: 'textBody', label: label('Text', 'Texte'), type: 'multi-line-text', defaultType: 'rich-text' },
      {
        name: 'textImage',
        label: label('Image', 'Image'),
        ...image,
        hint: label(
          'Its sides are cut off; the subject stands right of the middle',
          'Les côtés sont coupés; le sujet est à droite du milieu',
        ),
      },
      {
        name: 'textImageAltText',
        label: label('Alternative text', 'Texte de remplacement'),
        ...lineText,
        hint: label('Empty for a picture without meaning', 'Vide pour une image décorative'),
      },
      { name: 'textLink', label: label('Link', 'Lien'), ...linkText },
      {
        name: 'textLinkLabel',
        label: label('Label of the link', 'Texte du lien'),
        ...nameText,
        hint: label('Empty shows the heading', 'Vide, la page montre le titre'),
      },
    ],
  },
  schema: z
    .object({
      textHeading: text(),
      textBody: richText,
      textImage: asset,
      textImageAltText: text(),
      textLink: link,
      textLinkLabel: text(),
    })
    .refine(({ textHeading, textBody }) => textHeading || textBody, {
      path: ['textBody'],
      message: 'a text or a heading',
    })
    .transform((fields) => ({
      heading: fields.textHeading,
      body: fields.textBody,
      image: fields.textImage,
      imageAlt: fields.textImageAltText,
      cta: fields.textLink ? { href: fields.textLink, label: fields.textLinkLabel } : null,
    })),
  shown: { heading: 'textHeading', body: 'textBody', image: 'textImage', cta: 'textLinkLabel' },
});
