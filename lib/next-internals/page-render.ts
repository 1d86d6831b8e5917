import { unstable_cache } from 'next/cache';

/** Returns whether Next threw the error because there is no request and no build, as in unit tests. */
export const isOutsideNext = (error: unknown): boolean =>
  error instanceof Error && /incrementalCache missing|outside a request scope/.test(error.message);

/**
 * Limits how long the static page being rendered is fresh, in seconds, and adds cache tags. The shortest time
 * applies. Outside a Next request there is no page, so it does nothing.
 * A call of `unstable_cache` does both as a side effect. Its cached value has no meaning.
 */
export async function limitPageDuration(seconds: number, tags: string[]): Promise<void> {
  const key = ['page-duration', String(seconds), ...tags];
  try {
    await unstable_cache(async () => true, key, { revalidate: seconds, tags })();
  } catch (error) {
    if (!isOutsideNext(error)) throw error;
  }
}
