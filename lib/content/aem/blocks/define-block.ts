import type { z } from 'zod';
import type { Model } from '@/aem/models/types';

/** A block of campaign pages: a model of small fragments, and how the site reads and edits them (CAMP-02). */
export type BlockDefinition = {
  readonly model: Model;
  /** Parses the fields of a fragment into the block's values. */
  readonly schema: z.ZodType<object>;
  /** The model's field of each value that the page shows unchanged. */
  readonly shown: Readonly<Record<string, string>>;
  /** True for a block that a page has only once. */
  readonly isSingle?: true;
};

/** Returns the block with the types of its model and schema, from which `CampaignBlock` is derived. */
export const defineBlock = <const Block extends BlockDefinition>(block: Block): Block => block;

/** Folder of the fragments of all blocks, below `content-fragments/`. */
export const blockFolder = 'campaign/blocks/{campaign}';
