import type { CampaignBlock } from '@/lib/content/types';

/** Returns the id of a block's heading: the name of its fragment, which is unique in the folder of a campaign. */
export const blockId = ({ path }: Pick<CampaignBlock, 'path'>): string => `block-${path.split('/').at(-1)}`;
