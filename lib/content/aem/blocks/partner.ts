import { z } from 'zod';
import { label, referenceTo } from '@/aem/models/shared';
import { requiredReference } from '../schemas/fields';
import { blockFolder, defineBlock } from './define-block';

/** A partner with its large picture, or else its banner, and what it is about. */
export const partnerBlock = defineBlock({
  model: {
    title: 'Campaign Partner',
    description: label('Block: a partner', 'Bloc : un partenaire'),
    folder: blockFolder,
    fields: [
      {
        name: 'partnerReference',
        label: label('Partner', 'Partenaire'),
        required: true,
        ...referenceTo('partners'),
        hint: label(
          'With its large picture or else its banner, its text and a link to its page',
          'Avec sa grande image ou sinon sa bannière, son texte et un lien vers sa page',
        ),
      },
    ],
  },
  schema: z
    .object({ partnerReference: requiredReference })
    .transform((fields) => ({ partner: fields.partnerReference })),
  shown: {},
  isSingle: true,
});
