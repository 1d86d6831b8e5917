import { z } from 'zod';
import { label, limits, referenceTo } from '@/aem/models/shared';
import { lineReference, productReferences, text } from '../schemas/fields';
import { blockFolder, defineBlock } from './define-block';

/** A wall of products: the chosen ones in their order, else those of a line. */
export const productsBlock = defineBlock({
  model: {
    title: 'Campaign Products',
    description: label('Block: a wall of products', 'Bloc : un mur de produits'),
    folder: blockFolder,
    fields: [
      {
        name: 'productsHeading',
        label: label('Heading', 'Titre'),
        type: 'single-line-text',
        maxLength: limits.headline,
        hint: label('Empty shows “The lineup”', 'Vide, la page montre « La gamme »'),
      },
      {
        name: 'productsItems',
        label: label('Products', 'Produits'),
        ...referenceTo('product'),
        isList: true,
        hint: label('Shown in this order', 'Affichés dans cet ordre'),
      },
      {
        name: 'productsLine',
        label: label('Line', 'Gamme'),
        ...referenceTo('category'),
        hint: label('All its products, if none are chosen', 'Tous ses produits, si aucun n’est choisi'),
      },
    ],
  },
  schema: z
    .object({ productsHeading: text(), productsItems: productReferences, productsLine: lineReference })
    .refine(({ productsItems, productsLine }) => productsItems.length > 0 || productsLine !== null, {
      path: ['productsItems'],
      message: 'products or a line',
    })
    .transform((fields) => ({
      heading: fields.productsHeading,
      products: fields.productsItems,
      line: fields.productsLine,
    })),
  shown: { heading: 'productsHeading' },
});
