import type { ContentBackend, ContentConfig } from '@/lib/config/parse';
import type { ContentSource } from '@/lib/content/content-source';
import { getLocale } from '@/lib/locales/definitions';
import { fetchFile } from './fetch-file';
import { inspect } from './inspect';
import type { CheckedFile, FileReference, FileState } from './types';

/** Number of files that are read at once. */
const parallel = 6;

async function readFile(content: ContentBackend, url: string, timeoutMs: number): Promise<FileState> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  try {
    return await inspect(await fetchFile(content, url, { timeoutMs, signal: limit.signal }));
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads every file once, a few at a time, each within the time limit of an upstream call. `onFile` is called after each.
 */
export async function readFiles(
  references: readonly FileReference[],
  source: Pick<ContentSource, 'assetUrl'>,
  { content, upstreamTimeoutMs }: Pick<ContentConfig, 'content' | 'upstreamTimeoutMs'>,
  onFile: () => void,
): Promise<readonly CheckedFile[]> {
  const urlOf = ({ asset, locale }: FileReference) => source.assetUrl(asset, { locale: getLocale(locale) });
  const urls = [...new Set(references.map(urlOf))];
  const states = new Map<string | null, FileState>([[null, { state: 'missing' }]]);
  const queue = urls.values();
  async function work(): Promise<void> {
    for (const url of queue) {
      if (url !== null) states.set(url, await readFile(content, url, upstreamTimeoutMs));
      onFile();
    }
  }
  await Promise.all(Array.from({ length: parallel }, work));
  return references.map((reference) => ({
    ...reference,
    found: states.get(urlOf(reference)) ?? { state: 'missing' },
  }));
}

/** Returns the number of addresses that `readFiles` reads. */
export const fileCount = (references: readonly FileReference[], source: Pick<ContentSource, 'assetUrl'>) =>
  new Set(references.map(({ asset, locale }) => source.assetUrl(asset, { locale: getLocale(locale) }))).size;
