import type { z } from 'zod';
import type { ContentPath, Editable } from '../../values';
import { claimBlock } from './claim';
import { comparisonBlock } from './comparison';
import { countdownBlock } from './countdown';
import type { BlockDefinition } from './define-block';
import { heroBlock } from './hero';
import { partnerBlock } from './partner';
import { productsBlock } from './products';
import { questionsBlock } from './questions';
import { textBlock } from './text';
import { whyBlock } from './why';

export type { BlockDefinition } from './define-block';

/** The blocks of campaign pages (CAMP-02). To add one, add its file and a row here, and a row in `components/campaign/blocks.tsx`. */
export const blocks = {
  hero: heroBlock,
  claim: claimBlock,
  text: textBlock,
  products: productsBlock,
  comparison: comparisonBlock,
  why: whyBlock,
  partner: partnerBlock,
  questions: questionsBlock,
  countdown: countdownBlock,
} as const satisfies Readonly<Record<string, BlockDefinition>>;

export type BlockType = keyof typeof blocks;

/** A block of one type, as pages show it. */
export type BlockOf<Type extends BlockType> = Editable & {
  readonly type: Type;
  readonly path: ContentPath;
} & Readonly<z.output<(typeof blocks)[Type]['schema']>>;

/** A block of a campaign page; `type` tells which. */
export type CampaignBlock = { [Type in BlockType]: BlockOf<Type> }[BlockType];

export const blockTypes = Object.keys(blocks) as readonly BlockType[];

/** Returns the name of a block's model, such as `campaign-hero`. */
export const blockModelName = (type: BlockType): string => `campaign-${type}`;

/** Returns the GraphQL type that AEM derives from a model's title, such as `CampaignHeroModel`. */
export const graphqlType = ({ title }: Pick<BlockDefinition['model'], 'title'>): string =>
  `${title.replaceAll(' ', '')}Model`;
