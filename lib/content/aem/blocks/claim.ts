import { z } from 'zod';
import { image, label, limits } from '@/aem/models/shared';
import { asset, requiredText } from '../schemas/fields';
import { blockFolder, defineBlock } from './define-block';

/** A picture across the window with one line of type as wide as the page. */
export const claimBlock = defineBlock({
  model: {
    title: 'Campaign Claim',
    description: label(
      'Block: one line of type across a picture',
      'Bloc : une ligne de texte sur toute la largeur d’une image',
    ),
    folder: blockFolder,
    fields: [
      {
        name: 'claimText',
        label: label('Claim', 'Slogan'),
        required: true,
        type: 'single-line-text',
        maxLength: limits.headline,
        hint: label('Short: it is as wide as the page', 'Court : il est aussi large que la page'),
      },
      {
        name: 'claimImage',
        label: label('Image', 'Image'),
        ...image,
        hint: label(
          'Wide, with the subject at the right and room below it; empty shows the campaign’s color',
          'Large, le sujet à droite et de l’espace dessous; vide, la page montre la couleur de la campagne',
        ),
      },
    ],
  },
  schema: z
    .object({ claimText: requiredText, claimImage: asset })
    .transform((fields) => ({ text: fields.claimText, image: fields.claimImage })),
  shown: { text: 'claimText', image: 'claimImage' },
});
