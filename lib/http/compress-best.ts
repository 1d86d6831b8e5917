import { brotliCompress, constants } from 'node:zlib';
import { inTurn } from './in-turn';

/** About 6 MB of text. */
const maxWaiting = 64;

let waiting = 0;

const compress = (text: string) =>
  new Promise<Buffer | null>((resolve) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    brotliCompress(text, { params }, (error, body) => resolve(error ? null : body));
  });

/**
 * Returns the text in the best quality of Brotli: 50 to 130 ms for a page, in another thread than the one that
 * answers requests, and one text at a time, so that the others of its pool stay free. Returns null if too many texts
 * are waiting.
 */
export async function compressBest(text: string): Promise<Buffer | null> {
  if (waiting >= maxWaiting) return null;
  waiting += 1;
  try {
    return await inTurn('compress-best', () => compress(text));
  } finally {
    waiting -= 1;
  }
}
