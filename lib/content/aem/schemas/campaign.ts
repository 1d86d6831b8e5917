import { z } from 'zod';
import type { DroppedItem } from '@/lib/content/content-source';
import type { Campaign } from '@/lib/content/types';
import { campaignPath } from '@/lib/locales/route';
import { isSlug } from '@/lib/text/slug';
import { blocks, blockTypes, type CampaignBlock, graphqlType } from '../blocks';
import {
  asset,
  color,
  fragmentPath,
  isRecord,
  link,
  opensBeforeItEnds,
  pathOf,
  plaintext,
  problemsOf,
  requiredText,
  timeWindow,
  windowProblem,
} from './fields';

/** More blocks than any page has. */
const maxBlocks = 40;

const typesByName = new Map(blockTypes.map((type) => [graphqlType(blocks[type].model), type]));

const nameOf = (raw: unknown) => (isRecord(raw) && typeof raw.__typename === 'string' ? raw.__typename : '');

const problem = (field: string, value: string, expectation: string) => ({ field, value, expectation });

type Found = { readonly block: CampaignBlock } | { readonly problems: DroppedItem['problems'] };

function parseBlock(raw: unknown, earlier: readonly CampaignBlock[]): Found {
  const type = typesByName.get(nameOf(raw));
  if (!type) {
    return { problems: [problem('__typename', nameOf(raw), `one of ${[...typesByName.keys()].join(', ')}`)] };
  }
  const definition = blocks[type];
  if ('isSingle' in definition && earlier.some((block) => block.type === type)) {
    return { problems: [problem('__typename', nameOf(raw), 'only one of this kind on a page')] };
  }
  if (earlier.some(({ path }) => path === pathOf(raw))) {
    return { problems: [problem('_path', pathOf(raw), 'each fragment only once on a page')] };
  }
  const schema: z.ZodType<object> = z.intersection(
    z.object({ _path: fragmentPath }).transform(({ _path: path }) => ({ path })),
    definition.schema,
  );
  const parsed = schema.safeParse(raw);
  return parsed.success
    ? { block: { type, ...parsed.data } as CampaignBlock }
    : { problems: problemsOf(raw, parsed.error) };
}

/**
 * Parses the blocks of a campaign in their order. Leaves out blocks that are invalid, repeated or of an unknown type, and
 * returns them with their problems (CAMP-02). AEM sends null in place of a block that is not published.
 */
export function parseBlocks(raw: unknown): {
  readonly found: readonly CampaignBlock[];
  readonly broken: readonly DroppedItem[];
} {
  const found: CampaignBlock[] = [];
  const broken: DroppedItem[] = [];
  const list = Array.isArray(raw) ? raw.slice(0, maxBlocks) : [];
  for (const item of list.filter((entry) => entry !== null)) {
    const result = parseBlock(item, found);
    if ('block' in result) found.push(result.block);
    else broken.push({ path: pathOf(item), problems: result.problems });
  }
  return { found, broken };
}

/** Returns the blocks that the page of a campaign leaves out. */
export const brokenBlocks = (campaign: unknown): readonly DroppedItem[] =>
  isRecord(campaign) ? parseBlocks(campaign.campaignBlocks).broken : [];

/** Returns the slug of a campaign, the name of its fragment. */
const slugOf = (path: string) => path.split('/').at(-1) ?? '';

/** Returns the address after a campaign; null for its own, from which it would lead in a circle. */
function afterOf(after: string | null, slug: string): string | null {
  const own = campaignPath({ slug });
  return after?.replace(/[?#].*/, '') === own ? null : after;
}

/** A campaign fragment with its blocks (CAMP-01). */
export const campaignSchema = z
  .object({
    _path: fragmentPath.refine((path) => isSlug(slugOf(path)), 'makes no address'),
    campaignTitle: requiredText,
    campaignDescription: plaintext,
    campaignImage: asset,
    campaignColor: color(null),
    ...timeWindow,
    campaignAfter: link,
    campaignBlocks: z
      .unknown()
      .optional()
      .transform((raw) => parseBlocks(raw).found),
  })
  .refine(opensBeforeItEnds, windowProblem)
  .transform(
    (fields): Campaign => ({
      path: fields._path,
      slug: slugOf(fields._path),
      title: fields.campaignTitle,
      description: fields.campaignDescription,
      image: fields.campaignImage,
      color: fields.campaignColor,
      from: fields.from,
      until: fields.until,
      after: afterOf(fields.campaignAfter, slugOf(fields._path)),
      blocks: fields.campaignBlocks,
    }),
  );
