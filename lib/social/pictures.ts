import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createFairQueue } from '@/lib/fair-queue';
import { drawCampaign, type SocialCampaign } from './draw-campaign';
import { drawPicture, type SocialProduct } from './draw-picture';

export type Picture = {
  readonly bytes: Buffer;
  readonly etag: string;
  /** False without the pack shot that content names; the picture is then drawn again at the next request. */
  readonly isWhole: boolean;
};

/** About two hundred pictures of 60 KB. */
const maxBytes = 12 * 1024 * 1024;

const stored = new LRUCache<string, Picture>({
  maxSize: maxBytes,
  sizeCalculation: ({ bytes }) => bytes.length,
});
const underWay = new Map<string, Promise<Picture | null>>();

/** Two encodes leave threads for other pictures and files. */
const enter = createFairQueue({ running: 2, waiting: 60, waitingPerClient: 20, waitMs: 5000 });

type Subject = SocialProduct | SocialCampaign;

const drawSubject = (subject: Subject, shot: Uint8Array | null) =>
  'title' in subject ? drawCampaign(subject, shot) : drawPicture(subject, shot);

type Art = { readonly path: string | null; readonly read: () => Promise<Uint8Array | null> };

async function draw(etag: string, subject: Subject, art: Art, client: string): Promise<Picture | null> {
  const release = await enter(client, new AbortController().signal);
  if (typeof release === 'string') return null;
  try {
    const shot = await art.read();
    const picture = {
      bytes: await drawSubject(subject, shot),
      etag,
      isWhole: art.path === null || shot !== null,
    };
    if (picture.isWhole) stored.set(etag, picture);
    return picture;
  } finally {
    release();
  }
}

/**
 * Returns the social picture of a product or campaign, drawn at the first request and after its content changed. Returns
 * null if too many requests wait.
 */
export function socialPicture(subject: Subject, art: Art, client: string): Promise<Picture | null> {
  const facts = JSON.stringify([subject, art.path]);
  const etag = `"${createHash('sha256').update(facts).digest('base64url').slice(0, 22)}"`;
  const known = stored.get(etag);
  if (known) return Promise.resolve(known);
  const making = underWay.get(etag) ?? draw(etag, subject, art, client);
  underWay.set(etag, making);
  return making.finally(() => underWay.delete(etag));
}
