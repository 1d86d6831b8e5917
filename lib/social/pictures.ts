import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createFairQueue } from '@/lib/fair-queue';
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

type Art = { readonly path: string | null; readonly read: () => Promise<Uint8Array | null> };

async function draw(etag: string, product: SocialProduct, art: Art, client: string): Promise<Picture | null> {
  const release = await enter(client, new AbortController().signal);
  if (typeof release === 'string') return null;
  try {
    const shot = await art.read();
    const picture = {
      bytes: await drawPicture(product, shot),
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
 * Returns the social picture of a product, drawn at the first request and after its content changed. Returns
 * null if too many requests wait.
 */
export function socialPicture(product: SocialProduct, art: Art, client: string): Promise<Picture | null> {
  const facts = JSON.stringify([product, art.path]);
  const etag = `"${createHash('sha256').update(facts).digest('base64url').slice(0, 22)}"`;
  const known = stored.get(etag);
  if (known) return Promise.resolve(known);
  const making = underWay.get(etag) ?? draw(etag, product, art, client);
  underWay.set(etag, making);
  return making.finally(() => underWay.delete(etag));
}
