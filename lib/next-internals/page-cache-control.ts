import { unstable_cache } from 'next/cache';
import { isOutsideNext } from './names';

/**
 * Limits how long the static page being rendered is fresh, in seconds, and adds cache tags to it: the shortest time
 * wins, tags add up. Outside a Next request there is no page, and nothing to do.
 *
 * A call of `unstable_cache` does both as a side effect. The value that it caches has no meaning: whether that is found,
 * stale or gone makes no difference.
 */
export async function limitPageDuration(seconds: number, tags: string[]): Promise<void> {
  const key = ['page-duration', String(seconds), ...tags];
  try {
    await unstable_cache(async () => true, key, { revalidate: seconds, tags })();
  } catch (error) {
    if (!isOutsideNext(error)) throw error;
  }
}
