import sharp from 'sharp';
import { readBytes } from '@/lib/services';
import type { Fetched } from './fetch-file';
import { maxBytes } from './limits';
import type { FileState } from './types';

/** Reads at most `limit` bytes of a response; of a video only the headers. */
export async function inspect(fetched: Fetched, limit: number = maxBytes): Promise<FileState> {
  if (fetched === 'timeout') return { state: 'unreachable', reason: 'no response in time' };
  if (fetched === 'unreachable') return { state: 'unreachable', reason: 'no response' };
  if (typeof fetched === 'string') return { state: fetched };
  if (fetched.headers.get('content-type')?.startsWith('video/')) {
    await fetched.body?.cancel();
    return { state: 'video' };
  }
  try {
    const bytes = await readBytes(fetched, limit);
    return bytes === null ? { state: 'too-large', maxBytes: limit } : await measure(bytes);
  } catch {
    return { state: 'unreachable', reason: 'the response broke off' };
  }
}

async function measure(bytes: Uint8Array): Promise<FileState> {
  try {
    const { width, height, format, orientation = 1 } = await sharp(bytes).metadata();
    // Cameras store a rotated picture with its orientation.
    const isTurned = orientation >= 5;
    const size = isTurned ? { width: height, height: width } : { width, height };
    return { state: 'picture', bytes: bytes.length, ...size, isVector: format === 'svg' };
  } catch {
    return { state: 'no-picture' };
  }
}
