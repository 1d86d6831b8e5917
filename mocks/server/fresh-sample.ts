import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredFragment } from '@/aem/fragments/stored';

const root = process.cwd();
const reader = join(root, 'aem/fragments/from-sample.ts');
/** The sample content uses the French category names of the site's messages. */
const sources = ['sample/content', 'messages'].map((folder) => join(root, folder));

/** Last change of the sample content and number of files: one of them differs after every edit. */
function stateOfSources(): string {
  const files = sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  );
  return `${files.length} ${Math.max(...files)}`;
}

/** Reloads the sample content. */
function load(): readonly StoredFragment[] {
  const isSource = (file: string) => file === reader || sources.some((folder) => file.startsWith(folder));
  for (const file of Object.keys(require.cache).filter(isSource)) delete require.cache[file];
  return require(reader).sampleFragments();
}

/**
 * Returns a reader of the sample content on disk, so that an edit shows at the next request. A file that
 * cannot be loaded, such as a partly saved one, leaves the content unchanged.
 */
export function createFreshSample(onError: (error: unknown) => void): () => readonly StoredFragment[] {
  let state = '';
  let fragments: readonly StoredFragment[] = [];
  return () => {
    const now = stateOfSources();
    if (now !== state) {
      state = now;
      try {
        fragments = load();
      } catch (error) {
        onError(error);
      }
    }
    return fragments;
  };
}
