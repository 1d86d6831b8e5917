import { z } from 'zod';
import { label, referenceTo } from '@/aem/models/shared';
import { productReference } from '../schemas/fields';
import { blockFolder, defineBlock } from './define-block';

/** Why a product works: its minerals and sugar. */
export const whyBlock = defineBlock({
  model: {
    title: 'Campaign Why',
    description: label('Block: why a product works', 'Bloc : pourquoi un produit marche'),
    folder: blockFolder,
    fields: [
      {
        name: 'whyProduct',
        label: label('Product', 'Produit'),
        required: true,
        ...referenceTo('product'),
        hint: label('The numbers are those of its label', 'Les chiffres sont ceux de son étiquette'),
      },
    ],
  },
  schema: z.object({ whyProduct: productReference }).transform((fields) => ({ product: fields.whyProduct })),
  shown: {},
  isSingle: true,
});
