import { mapInTurns } from '@/lib/turns';
import type { SearchIndex } from './types';

/** Returns the JSON of a search index, serialized in turns, because an index may have thousands of products. */
export async function indexJson({ complete, entries }: SearchIndex): Promise<string> {
  const texts = await mapInTurns(entries, (entry) => JSON.stringify(entry));
  return `{"complete":${complete},"entries":[${texts.join(',')}]}`;
}
