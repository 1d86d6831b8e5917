import { unzipSync, zipSync } from 'fflate';

/** A file of a zip by its path. */
export type ZipEntry = { readonly path: string; readonly bytes: Uint8Array };

/** The first date of the format, so that the output does not depend on the time. */
const fixedDate = new Date(1980, 0, 1);

/** Returns a zip of the files in the order of their paths. The same files give the same bytes. */
export function writeZip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const sorted = entries.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  // Without compression, because its output depends on the version of the library, and pictures do not shrink.
  const options = { level: 0, mtime: fixedDate } as const;
  return zipSync(Object.fromEntries(sorted.map(({ path, bytes }) => [path, bytes])), options);
}

/**
 * Reads a zip.
 * @throws {Error} if it is not a zip
 */
export const readZip = (zip: Uint8Array): ZipEntry[] =>
  Object.entries(unzipSync(zip)).map(([path, bytes]) => ({ path, bytes }));
