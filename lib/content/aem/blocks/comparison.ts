import { z } from 'zod';
import { label, referenceTo } from '@/aem/models/shared';
import { lineReference } from '../schemas/fields';
import { blockFolder, defineBlock } from './define-block';

/** The comparison of the locale's lines. */
export const comparisonBlock = defineBlock({
  model: {
    title: 'Campaign Comparison',
    description: label('Block: the lines side by side', 'Bloc : les gammes côte à côte'),
    folder: blockFolder,
    fields: [
      {
        name: 'comparisonLine',
        label: label('First line', 'Première gamme'),
        ...referenceTo('category'),
        hint: label('Empty keeps the order of the menu', 'Vide, l’ordre est celui du menu'),
      },
    ],
  },
  schema: z
    .object({ comparisonLine: lineReference })
    .transform((fields) => ({ line: fields.comparisonLine })),
  shown: {},
  isSingle: true,
});
